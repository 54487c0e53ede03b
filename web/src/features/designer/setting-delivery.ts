import type { LondonDate } from '@shop/schema/domain/calendar'
import { pieceDelivery, type PieceDelivery, type SuppliedStone } from '@shop/schema/domain/delivery'
import { optionsOf } from '@shop/schema/domain/design'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { shopNow } from '#data/page-facts.ts'
import { useMadeToOrder } from './made-to-order.ts'
import type { SettingOnPage } from './setting-on-page.ts'

/**
 * When a setting arrives as it is chosen, with its stone where there is one; null on a page that came
 * without the shop's time. A finger size and an engraving count from when they are chosen: until then any
 * size in stock will do.
 */
export function usePieceDelivery(setting: SettingOnPage, stone: SuppliedStone | null): PieceDelivery | null {
  const holidays = useBankHolidays()
  const { fingerSize, engravingText } = useMadeToOrder()
  const now = shopNow()
  return now && deliveryOf(setting, stone, { fingerSize, engravingText }, { now, holidays })
}

/** When a setting arrives in a shape, metal and size, with what is engraved in it and set into it. */
export function deliveryOf(
  { design, choice }: SettingOnPage,
  stone: SuppliedStone | null,
  { fingerSize, engravingText }: { readonly fingerSize: string | null; readonly engravingText: string },
  { now, holidays }: { readonly now: Date; readonly holidays: readonly LondonDate[] },
): PieceDelivery {
  const { stock, suppliers, expressDelivery } = design
  const sizes = optionsOf(design, 'Finger Size').filter(({ name }) => name === fingerSize)
  return pieceDelivery({
    now,
    holidays,
    stock,
    suppliers,
    expressDelivery,
    optionIds: [...choice.optionIds, ...sizes.map(({ id }) => id)],
    isEngraved: optionsOf(design, 'Engraving').length > 0 && engravingText.trim() !== '',
    stones: stone ? [stone] : [],
  })
}
