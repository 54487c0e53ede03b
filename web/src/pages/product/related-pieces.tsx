import { useQuery } from '@tanstack/react-query'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { pieceCardView } from '#shop/card/card-view.ts'
import { PieceRow } from './piece-row.tsx'
import type { ProductView } from './product-view.ts'
import { relatedQuery } from './related-query.ts'

const mostShown = 8

/** Other pieces of the same kind, in the metal of this one where they are made in it. */
export function RelatedPieces({ view, rules }: { view: ProductView; rules: ShopRulesQuery }) {
  const { data } = useQuery(relatedQuery(view.design))
  const others = (data?.listDesigns.items ?? []).filter(({ sku }) => sku !== view.design.sku)
  if (others.length === 0) return null
  const metalIds = [view.piece.metalOption.id]
  return (
    <PieceRow
      title={m.product_related()}
      views={others.slice(0, mostShown).map((design) => pieceCardView(design, { metalIds }, rules))}
    />
  )
}
