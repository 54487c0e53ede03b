import type { GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followGemstoneFirst } from './build-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'

/**
 * What is remembered follows the address, never the other way round: the stone that a page starts with becomes
 * the chosen one, and so does the setting that the page names for it. After hydration, when what the browser
 * keeps is known.
 */
export function useFollowGemstoneFirst(
  gemstoneId: string,
  kind: GemstoneFirstKind,
  setting: SettingOnPage | null = null,
): void {
  const isHydrated = useHydrated()
  const { sku, shape, metal } = setting ? chosenSetting(setting) : { sku: null, shape: null, metal: null }
  useEffect(() => {
    if (!isHydrated) return
    const chosen = sku === null || shape === null || metal === null ? null : { sku, shape, metal }
    followGemstoneFirst(gemstoneId, kind, chosen)
  }, [isHydrated, gemstoneId, kind, sku, shape, metal])
}
