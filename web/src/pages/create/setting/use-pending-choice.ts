import { settingDetail } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { useLocation } from '@tanstack/react-router'
import { segmentsAfter } from '#lib/segments-after.ts'
import type { Design, SettingChoice } from '#shop/design/design.ts'
import { settingChoice } from '#shop/design/design-choice.ts'

/**
 * The shape and the metal that the shopper has asked for: those of the page that is on its way, which are in
 * the address already, else of the page in sight. So a second choice adds to the first.
 */
export function usePendingChoice(design: Design, shown: SettingChoice): SettingChoice {
  const base = settingDetail(createKindOf(design), design.sku)
  const pathname = useLocation({ select: ({ pathname: wanted }) => wanted })
  const [shape, metal] = segmentsAfter(pathname, base) ?? []
  return (metal === undefined ? null : settingChoice(design, shape, metal)) ?? shown
}
