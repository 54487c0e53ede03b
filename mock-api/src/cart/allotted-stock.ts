import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { optionsOf } from '@shop/schema/domain/design/design'
import { entryKeys, type ShelvedPiece, type StockLeft } from '../world/stock-left.ts'
import type { CartShop } from './cart-shop.ts'
import type { PieceChoice } from './piece-choice.ts'

/** What a line of a cart has to do with the shelf. */
export interface Allotment {
  /** What is left for it, after the lines that come before. */
  readonly stockLeft: StockLeft
  /** The piece that it takes; null for one that is made to order, and where there is none left. */
  readonly piece: ShelvedPiece | null
}

/**
 * Which piece from the shelf each line takes (rules/products#stock): two lines never the same one. Lines in a size
 * come first, because those that wait for theirs may have any.
 */
export function allotStock<Line extends { readonly choice: PieceChoice }>(
  { designs }: Pick<CartShop, 'designs'>,
  stockLeft: StockLeft,
  lines: readonly Line[],
): ReadonlyMap<Line, Allotment> {
  const allotted = new Map<Line, Allotment>()
  let left = stockLeft
  const inOrder = lines.toSorted(
    (one, other) => Number(isSizeOpen(one.choice)) - Number(isSizeOpen(other.choice)),
  )
  for (const line of inOrder) {
    const design = designs.bySku(line.choice.sku)
    const piece = design ? pieceFor(left.designOf(design), line.choice) : null
    allotted.set(line, { stockLeft: left, piece })
    if (piece !== null) left = left.without(piece)
  }
  return allotted
}

/** Whether the shelf has another piece for a cart beside its lines; always where it is made to order. */
export function isLeftBeside(
  shop: Pick<CartShop, 'designs'>,
  stockLeft: StockLeft,
  lines: readonly { readonly choice: PieceChoice }[],
  choice: PieceChoice,
): boolean {
  return countUnmet(shop, stockLeft, [...lines, { choice }]) <= countUnmet(shop, stockLeft, lines)
}

/** Of how many lines there is nothing left. */
function countUnmet(
  shop: Pick<CartShop, 'designs'>,
  stockLeft: StockLeft,
  lines: readonly { readonly choice: PieceChoice }[],
): number {
  return [...allotStock(shop, stockLeft, lines)].filter(
    ([{ choice }, { piece }]) =>
      piece === null && shop.designs.bySku(choice.sku)?.purchaseAvailability === 'STOCK',
  ).length
}

/** Whether the finger size is still open, so that any size on the shelf will do. */
export function isSizeOpen({ fingerSize, isSizeUnsure }: PieceChoice): boolean {
  return fingerSize === null || isSizeUnsure
}

/** The first piece that lies there as it was chosen. What is made to order anyway is made in a size that is still open. */
function pieceFor(design: DesignRecord, choice: PieceChoice): ShelvedPiece | null {
  const sizes = optionsOf(design, 'Finger Size')
  const isOpen = sizes.length > 0 && isSizeOpen(choice)
  if (isOpen && design.purchaseAvailability === 'ALWAYS') return null
  const size = isOpen ? [] : sizes.filter(({ name }) => name === choice.fingerSize)
  const optionIds = [...choice.optionIds, ...size.map(({ id }) => id)]
  const at = design.stock.findIndex(
    ({ stockStatus, attributes }) =>
      stockStatus === 'IN_STOCK' && optionIds.every((id) => attributes.includes(id)),
  )
  const entry = entryKeys(design.stock)[at]
  return entry === undefined ? null : { sku: design.sku, entry }
}
