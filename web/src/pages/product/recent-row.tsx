import { useQueries } from '@tanstack/react-query'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { recentPieceQuery } from '#generated/queries.ts'
import { pieceCardView } from '#shop/card/card-view.ts'
import { PieceRow } from './piece-row.tsx'
import { useRecentlyViewed } from './recently-viewed.ts'

/** Pieces that were looked at before this one; nothing until one of them is known. */
export function RecentRow({ sku: shownSku, rules }: { sku: string; rules: ShopRulesQuery }) {
  const skus = useRecentlyViewed().filter((sku) => sku !== shownSku)
  const answers = useQueries({ queries: skus.map((sku) => recentPieceQuery({ sku })) })
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
