import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { pieceDelivery } from '@shop/schema/domain/delivery/delivery'
import { type DeliveryDays, deliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { asMade } from '@shop/schema/domain/design/piece-as-made'
import { inLondon } from '@shop/schema/domain/values/calendar'
import type { Boutique } from '@shop/schema/domain/vocabulary/boutiques'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import type { DrawnPiece } from '../cart/drawn-pieces.ts'

export const holidays = bundledBankHolidays.map(({ date }) => date)

/** The days on which a piece can arrive that is ordered at a moment, at an address or a boutique, by its raw fields. */
export function daysOf(piece: DrawnPiece, now: Date, boutique: Boutique | null = null): DeliveryDays {
  const { arrivesOn } = pieceDelivery({ ...madeOf(piece), stones: piece.stones, now, holidays })
  return deliveryDays(arrivesOn, { boutique, holidays })
}

/** What is asked of a piece as it was put in; one without a size waits for it (rules/delivery#without-a-size). */
export function madeOf({ design, input: { optionIds, fingerSize = null, engraving } }: DrawnPiece) {
  return asMade({ design, optionIds, fingerSize, engravingText: engraving?.text ?? '' })
}

/** The hour of London by the latest answer: days may count from another one when it has ended. */
export function hourOf({ clock: now }: Probe) {
  if (now === null) throw new Skipped('the answers have no date')
  const { date, hour } = inLondon(now)
  return { now, hour: `${date} ${hour}` }
}
