import { stoneDelivery, type StoneDelivery, type SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'

/** When a stone by itself arrives; null on a page that came without the shop's time. */
export function useStoneDelivery(stone: SuppliedStone): StoneDelivery | null {
  const holidays = useBankHolidays()
  const now = useShopNow()
  return now && stoneDelivery({ now, holidays, stone })
}
