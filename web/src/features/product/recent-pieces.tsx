import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { reportError } from '#data/report-error.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { whenNear } from '#lib/when-near.ts'
import type { RecentRowProps } from './recent-row.tsx'
import { rememberViewed, useRecentlyViewed } from './recently-viewed.ts'

interface Row {
  readonly Row: ComponentType<RecentRowProps>
}

/** Kept once it has come: on a page that is come back to, the row stands where it stood. */
let fetched: Row | null = null

/**
 * What was looked at before this piece, which is remembered for the next. The server knows none of it, so nobody
 * waits for it: its code and the pieces themselves are asked for when their place at the end of the page comes near.
 */
export function RecentPieces({ sku, rules }: { sku: string; rules: ShopRulesQuery }) {
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState(fetched)
  const isHydrated = useHydrated()
  const skus = useRecentlyViewed().filter((other) => other !== sku)
  useEffect(() => {
    if (isHydrated) rememberViewed(sku)
  }, [isHydrated, sku])

  const isWanted = skus.length > 0 && !loaded
  useEffect(() => {
    if (!isWanted || !place.current) return
    return whenNear(place.current, () => void load())

    async function load(): Promise<void> {
      try {
        const { RecentRow } = await import('./recent-row.tsx')
        fetched = { Row: RecentRow }
        setLoaded(fetched)
      } catch (error) {
        // The page is whole without it.
        reportError(error, { where: 'recently viewed' })
      }
    }
  }, [isWanted])

  return <div ref={place}>{loaded && <loaded.Row skus={skus} rules={rules} />}</div>
}
