import type { PieceList } from './piece-list.ts'
import type { CardFace } from '#shop/card/card-view.ts'

interface SaleCard {
  readonly faces: readonly Pick<CardFace, 'wasPence'>[]
}

/**
 * Whether a list by price seems wrong: its order and its range go by the price before a sale, and a piece that is
 * shown costs less while one runs.
 */
export function isByPriceBeforeSale(
  { sort, ranges }: Pick<PieceList['selection'], 'sort' | 'ranges'>,
  views: readonly SaleCard[],
): boolean {
  const isByPrice = sort === 'price-asc' || sort === 'price-desc' || ranges.price !== undefined
  return isByPrice && views.some(({ faces }) => faces.some(({ wasPence }) => wasPence !== null))
}
