import type { SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { metalColours } from '@shop/schema/domain/vocabulary/taxonomy'
import { arrivalOf } from '#shop/design/delivery/arrival.ts'
import { arrivalText } from '#shop/design/delivery/arrival-text.ts'
import { longDay } from '#shop/design/delivery/delivery-dates.ts'
import type { PieceOnPage } from '#shop/design/delivery/piece-delivery.ts'
import type { LineFacts, ShownItem } from './line.ts'

/** The colour of a metal whose fineness only the design knows; null where no option is a metal. */
export function metalColourName(optionIds: readonly string[]): string | null {
  return metalColours.find(({ ids }) => ids.some((id) => optionIds.includes(id)))?.name ?? null
}

/** The day a line arrives, in words; null for what cannot be bought, and without the shop's time. */
export function lineArrivalText(
  { fingerSize, isSizeUnsure, engraving, isBought }: ShownItem,
  piece: PieceOnPage,
  stones: readonly { readonly stone: SuppliedStone }[],
  { now, holidays }: LineFacts,
): string | null {
  if (!now || !isBought) return null
  const records = stones.map(({ stone }) => stone)
  const choices = { fingerSize, isSizeUnsure, engravingText: engraving?.text ?? '', isOrdered: true }
  return arrivalText(arrivalOf(piece, records, choices, { now, holidays }), longDay)
}
