import type { SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { arrivalOf, type Arrival } from './arrival.ts'
import { withOnlySize } from '../personalisation/personalisation-choices.ts'
import { usePersonalisation } from '../personalisation/personalisation.ts'
import { engravedPiece } from '../personalisation/piece-engravings.ts'
import type { PieceOnPage } from './piece-delivery.ts'
import { awaitsMatch } from '../awaits-match.ts'

/**
 * What can be promised of the day of a piece as it is chosen; null on a page that came without the shop's
 * time. `isOrdered` is for pages that order the piece as it stands: without a size it then waits for one.
 */
export function usePieceArrival(
  piece: PieceOnPage,
  stones: readonly SuppliedStone[],
  isOrdered: boolean,
): Arrival | null {
  const holidays = useBankHolidays()
  const made = withOnlySize(usePersonalisation(engravedPiece(piece.design)), piece.sizes ?? [])
  const now = useShopNow()
  const isMatchOpen = awaitsMatch(piece.design, stones)
  return now && arrivalOf(piece, stones, { ...made, isOrdered, isMatchOpen }, { now, holidays })
}
