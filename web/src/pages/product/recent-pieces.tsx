import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { rememberViewed } from './recently-viewed.ts'
import { useLoadWhenNear } from './use-load-when-near.ts'

type RecentRow = typeof import('./recent-row.tsx')

/** Kept once it is loaded: on a page that the visitor returns to, the row stands where it stood. */
let known: RecentRow | null = null

/**
 * What was looked at before this piece, which is remembered for the next. The server knows none of it, so nobody
 * waits for it: its code and the pieces themselves are loaded when their place at the end of the page comes near.
 */
export function RecentPieces({ sku, rules }: { sku: string; rules: ShopRulesQuery }) {
  const { place, part } = useLoadWhenNear<RecentRow, HTMLDivElement>(loadRow, 'recently viewed', known)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) rememberViewed(sku)
  }, [isHydrated, sku])
  return <div ref={place}>{part && <part.RecentRow sku={sku} rules={rules} />}</div>
}

async function loadRow(): Promise<RecentRow> {
  known = await import('./recent-row.tsx')
  return known
}
