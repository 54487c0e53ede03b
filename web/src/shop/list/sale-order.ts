import type { PieceList } from './piece-list.ts'
import type { CardFace } from '#shop/card/card-view.ts'

interface SaleCard {
  readonly faces: readonly Pick<CardFace, 'wasPence'>[]
}

/**
 * Whether a list in the order of prices seems out of order: that order goes by the price before a sale, and a
 * piece that is shown costs less while one runs.
 */
export function isOrderedBeforeSale(
  sort: PieceList['selection']['sort'],
  views: readonly SaleCard[],
): boolean {
  const isByPrice = sort === 'price-asc' || sort === 'price-desc'
  return isByPrice && views.some(({ faces }) => faces.some(({ wasPence }) => wasPence !== null))
}
