import type { BasketItem, SavedDesign } from './basket-record.ts'
import { stoneIdsOfLine } from './stone-ids-of-line.ts'

/** What is left of a line when its basket is emptied. */
export function savedDesign({
  sku,
  shape,
  metal,
  gemstoneId,
  gemstonePair,
  isGemstoneFirst,
  title,
}: BasketItem): SavedDesign {
  return { sku, shape, metal, gemstoneId, gemstonePair, isGemstoneFirst, title }
}

type Piece = Omit<SavedDesign, 'isGemstoneFirst' | 'title'>

/** The designs of an emptied basket that are not in one of these pieces again, with whatever other choices. */
export function notPutInAgain(designs: readonly SavedDesign[], pieces: readonly Piece[]): SavedDesign[] {
  return designs.filter((design) => !pieces.some((piece) => isAgain(design, piece)))
}

/** The same setting with a stone of the design; without a stone the same piece in the same shape and metal. */
function isAgain(design: SavedDesign, piece: Piece): boolean {
  if (design.sku !== piece.sku) return false
  const stones = stoneIdsOfLine(design)
  return stones.length > 0
    ? stones.some((id) => stoneIdsOfLine(piece).includes(id))
    : design.shape === piece.shape && design.metal === piece.metal
}
