import type { LondonDate } from '@shop/schema/domain/calendar'
import { settingDelivery, type SettingDelivery } from '@shop/schema/domain/delivery'
import { optionsOf } from '@shop/schema/domain/design'
import { useBankHolidays } from '#data/bank-holidays.ts'
import { shopNow } from '#data/page-facts.ts'
import { useMadeToOrder } from './made-to-order.ts'
import type { Setting, SettingChoice } from './setting-choice.ts'

/**
 * When this setting arrives as it is chosen; null on a page that came without the shop's time. A finger size
 * and an engraving count from when they are chosen: until then any size in stock will do.
 */
export function useSettingDelivery(design: Setting, choice: SettingChoice): SettingDelivery | null {
  const holidays = useBankHolidays()
  const { fingerSize, engravingText } = useMadeToOrder()
  const now = shopNow()
  return now && deliveryOf(design, choice, { fingerSize, engravingText }, { now, holidays })
}

/** When a setting arrives in a shape, metal and size, with what is engraved in it. */
export function deliveryOf(
  design: Setting,
  choice: SettingChoice,
  { fingerSize, engravingText }: { readonly fingerSize: string | null; readonly engravingText: string },
  { now, holidays }: { readonly now: Date; readonly holidays: readonly LondonDate[] },
): SettingDelivery {
  const { stock, suppliers, expressDelivery } = design
  const sizes = optionsOf(design, 'Finger Size').filter(({ name }) => name === fingerSize)
  return settingDelivery({
    now,
    holidays,
    stock,
    suppliers,
    expressDelivery,
    optionIds: [...choice.optionIds, ...sizes.map(({ id }) => id)],
    isEngraved: optionsOf(design, 'Engraving').length > 0 && engravingText.trim() !== '',
  })
}
