import type { SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { arrivalOf, type Arrival } from '#shop/design/delivery/arrival.ts'
import type { PieceOnPage } from '#shop/design/delivery/piece-delivery.ts'
import type { LineFacts, ShownItem } from './line.ts'

/**
 * When the piece of a line arrives, as it stands; null for what cannot be bought, without the shop's time, and while a
 * stone of it is not known, which may be what takes longest.
 */
export function lineArrival(
  item: ShownItem,
  piece: PieceOnPage,
  stones: readonly { readonly stone: SuppliedStone }[],
  { now, holidays }: LineFacts,
): Arrival | null {
  const { fingerSize, isSizeUnsure, engraving, isBought } = item
  if (!now || !isBought || stones.length < stoneIdsOfLine(item).length) return null
  const records = stones.map(({ stone }) => stone)
  const choices = { fingerSize, isSizeUnsure, engravingText: engraving?.text ?? '', isOrdered: true }
  return arrivalOf(piece, records, choices, { now, holidays })
}
