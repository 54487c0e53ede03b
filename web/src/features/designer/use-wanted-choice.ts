import { settingDetail } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { useLocation } from '@tanstack/react-router'
import { segmentsAfter } from '#lib/segments-after.ts'
import { settingChoice, type Setting, type SettingChoice } from './setting-choice.ts'

/**
 * The shape and the metal that the shopper has asked for: those of the page that is on its way, which are in
 * the address already, else of the page in sight. So a second choice adds to the first.
 */
export function useWantedChoice(design: Setting, shown: SettingChoice): SettingChoice {
  const base = settingDetail(createKindOf(design), design.sku)
  const pathname = useLocation({ select: ({ pathname: wanted }) => wanted })
  const [shape, metal] = segmentsAfter(pathname, base) ?? []
  return (metal === undefined ? null : settingChoice(design, shape, metal)) ?? shown
}
