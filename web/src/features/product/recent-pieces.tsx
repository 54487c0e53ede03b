import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHydrated } from '@tanstack/react-router'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { recentPieceQuery } from '#generated/queries.ts'
import { pieceCardView } from '../catalogue/card-view.ts'
import { PieceRow } from './piece-row.tsx'
import { rememberViewed, useRecentlyViewed } from './recently-viewed.ts'

/** What was looked at before this piece, which is remembered for the next. */
export function RecentPieces({ sku, rules }: { sku: string; rules: ShopRulesQuery }) {
  const isHydrated = useHydrated()
  const skus = useRecentlyViewed().filter((other) => other !== sku)
  useEffect(() => {
    if (isHydrated) rememberViewed(sku)
  }, [isHydrated, sku])
  const answers = useQueries({ queries: skus.map((other) => recentPieceQuery({ sku: other })) })
  // One that has gone from the shop since is left out.
  const designs = answers.flatMap(({ data }) => data?.getDesignBySku ?? [])
  if (designs.length === 0) return null
  return (
    <PieceRow
      key={designs.length}
      title={m.product_recent()}
      views={designs.map((design) => pieceCardView(design, { metalIds: [] }, rules))}
    />
  )
}
