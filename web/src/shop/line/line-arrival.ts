import type { SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { arrivalOf, type Arrival } from '#shop/design/delivery/arrival.ts'
import type { PieceOnPage } from '#shop/design/delivery/piece-delivery.ts'
import type { LineFacts, ShownItem } from './line.ts'

/** When the piece of a line arrives, as it stands; null for what cannot be bought, and without the shop's time. */
export function lineArrival(
  { fingerSize, isSizeUnsure, engraving, isBought }: ShownItem,
  piece: PieceOnPage,
  stones: readonly { readonly stone: SuppliedStone }[],
  { now, holidays }: LineFacts,
): Arrival | null {
  if (!now || !isBought) return null
  const records = stones.map(({ stone }) => stone)
  const choices = { fingerSize, isSizeUnsure, engravingText: engraving?.text ?? '', isOrdered: true }
  return arrivalOf(piece, records, choices, { now, holidays })
}
