import { stoneDelivery, type StoneDelivery, type SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { shopNow } from '#data/page-facts.ts'

/** When a stone by itself arrives; null on a page that came without the shop's time. */
export function useStoneDelivery(stone: SuppliedStone): StoneDelivery | null {
  const holidays = useBankHolidays()
  const now = shopNow()
  return now && stoneDelivery({ now, holidays, stone })
}
