import type { SuppliedStone } from '@shop/schema/domain/delivery'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { arrivalOf, type Arrival } from './arrival.ts'
import { withOnlySize } from './made-choices.ts'
import { useMadeToOrder } from './made-to-order.ts'
import { engravedPiece } from './piece-engravings.ts'
import type { OwnedPiece } from './setting-delivery.ts'
import { awaitsMatch } from './stone-count.ts'

/**
 * What can be promised of the day of a piece as it is chosen; null on a page that came without the shop's
 * time. `isOrdered` is for pages that order the piece as it stands: without a size it then waits for one.
 */
export function usePieceArrival(
  setting: OwnedPiece,
  stones: readonly SuppliedStone[],
  isOrdered: boolean,
): Arrival | null {
  const holidays = useBankHolidays()
  const made = withOnlySize(useMadeToOrder(engravedPiece(setting.design)), setting.sizes ?? [])
  const now = useShopNow()
  const isMatchOpen = awaitsMatch(setting.design, stones)
  return now && arrivalOf(setting, stones, { ...made, isOrdered, isMatchOpen }, { now, holidays })
}
