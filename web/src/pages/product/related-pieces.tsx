import { useQuery } from '@tanstack/react-query'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { pieceCardView } from '#shop/card/card-view.ts'
import type { Design } from '#shop/design/design.ts'
import { PieceRow } from './piece-row.tsx'
import { relatedQuery } from './related-query.ts'

const mostShown = 8

export interface RelatedPiecesProps {
  readonly design: Design
  /** The option of the metal in which this piece is shown. */
  readonly metalId: string
  readonly rules: ShopRulesQuery
}

/** Other pieces of the same kind, in the metal of this one where they are made in it. */
export function RelatedPieces({ design: own, metalId, rules }: RelatedPiecesProps) {
  const { data } = useQuery(relatedQuery(own))
  const others = (data?.listDesigns.items ?? []).filter(({ sku }) => sku !== own.sku)
  if (others.length === 0) return null
  return (
    <PieceRow
      title={m.product_related()}
      views={others
        .slice(0, mostShown)
        .map((design) => pieceCardView(design, { metalIds: [metalId] }, rules))}
    />
  )
}
