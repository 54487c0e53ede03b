import { ownName } from '#data/language/own-name.ts'
import type { SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { metalColours } from '@shop/schema/domain/vocabulary/taxonomy'
import { arrivalText } from '#shop/design/delivery/arrival-text.ts'
import { longDay } from '#data/language/dates.ts'
import type { PieceOnPage } from '#shop/design/delivery/piece-delivery.ts'
import type { LineFacts, ShownItem } from './line.ts'
import { lineArrival } from './line-arrival.ts'

/** The colour of a metal whose fineness only the design knows; null where no option is a metal. */
export function metalColourOfOptions(optionIds: readonly string[]): string | null {
  const colour = metalColours.find(({ ids }) => ids.some((id) => optionIds.includes(id)))
  return colour ? ownName(colour) : null
}

/** The day a line arrives, in words; null for what cannot be bought, and without the shop's time. */
export function lineArrivalText(
  item: ShownItem,
  piece: PieceOnPage,
  stones: readonly { readonly stone: SuppliedStone }[],
  facts: LineFacts,
): string | null {
  const arrival = lineArrival(item, piece, stones, facts)
  return arrival && arrivalText(arrival, longDay)
}
