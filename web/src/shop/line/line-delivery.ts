import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf } from '@shop/schema/domain/design/design'
import { fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import type { PieceDelivery } from '@shop/schema/domain/delivery/delivery'
import type { MadeThing } from '#shop/design/delivery/delivery-steps.tsx'
import { settingChoice } from '#shop/design/design-choice.ts'
import { lineArrival } from './line-arrival.ts'
import type { LineFacts, LineParts, ShownItem } from './line.ts'
import { choiceOf } from './line-view.ts'
import { deliveredPieceOf, isFinishedPiece } from './piece-line-view.ts'

/**
 * How a line is delivered, for an order that is placed now: one that waits for its finger size as in the size that takes
 * longest. Null while its design or a stone of it is not known, for what cannot be bought, and without the shop's time.
 */
export function lineDelivery(
  item: ShownItem,
  { design, stones }: LineParts,
  facts: LineFacts,
): PieceDelivery | null {
  if (!design) return null
  const isFinished = isFinishedPiece(item, design)
  const choice = isFinished
    ? null
    : (choiceOf(design, item.optionIds) ?? settingChoice(design, item.shape, item.metal))
  const piece = isFinished ? deliveredPieceOf(item, design) : choice && { design, choice }
  const arrival = piece && lineArrival(item, piece, isFinished ? [] : stones, facts)
  if (!arrival) return null
  return arrival.kind === 'on-day' ? arrival.delivery : (arrival.deliveries[0] ?? null)
}

/** What the workshop makes of a line; a finished piece while its design is not known. */
export function lineMade(item: ShownItem, { design }: Pick<LineParts, 'design'>): MadeThing {
  return !design || isFinishedPiece(item, design) ? 'product' : createKindOf(design)
}

/**
 * Whether a line is a ring, which can be resized: its design is made in finger sizes; while that is not known, it was put in
 * with a size, or a ring sizer (rules/promises#sizes-and-faults).
 */
export function lineIsRing(
  { fingerSize, isSizeUnsure }: Pick<ShownItem, 'fingerSize' | 'isSizeUnsure'>,
  { design }: Pick<LineParts, 'design'>,
): boolean {
  return design ? optionsOf(design, fingerSizeAttribute).length > 0 : fingerSize !== null || isSizeUnsure
}

/**
 * Whether a line waits for its finger size once it is ordered: a ring sizer was asked for, or its design is made in
 * sizes and none is chosen (rules/products#finger-sizes). False for the latter while its design is not known.
 */
export function lineAwaitsSize(
  { fingerSize, isSizeUnsure }: Pick<ShownItem, 'fingerSize' | 'isSizeUnsure'>,
  { design }: Pick<LineParts, 'design'>,
): boolean {
  if (isSizeUnsure) return true
  return fingerSize === null && design !== null && optionsOf(design, fingerSizeAttribute).length > 0
}
