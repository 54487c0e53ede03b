import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseStones } from './chosen-stone-ids.ts'
import { chooseSetting, endEditOfOtherKind, followGemstoneFirst } from './build-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { gemstoneFirstKindOf } from './steps/gemstone-first-steps.ts'

const none: readonly string[] = []

/**
 * What is remembered follows the address, never the other way round: the setting that a page names becomes
 * the chosen one, and so do the stones where the address chooses them. After hydration, when what the browser
 * keeps is known.
 */
export function useAdoptAddress(
  setting: SettingOnPage,
  chosenStoneIds: readonly string[] = none,
  isStartWithDiamond = false,
): void {
  const isHydrated = useHydrated()
  const { kind, sku, shape, metal } = settingAddress(setting)
  const [first, second] = chosenStoneIds
  useEffect(() => {
    if (!isHydrated) return
    endEditOfOtherKind(kind)
    chooseSetting({ sku, shape, metal })
    chooseStones(
      [first, second].filter((id) => id !== undefined),
      kind,
    )
    // The address says which of the two came first.
    if (isStartWithDiamond && first !== undefined) {
      followGemstoneFirst(first, gemstoneFirstKindOf(kind), { sku, shape, metal })
    }
  }, [isHydrated, kind, sku, shape, metal, first, second, isStartWithDiamond])
}
