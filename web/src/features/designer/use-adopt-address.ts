import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseGemstone, chooseSetting } from './designer-store.ts'
import { settingAddress, type SettingOnPage } from './setting-on-page.ts'

/**
 * What is remembered follows the address, never the other way round: the setting that a page names becomes
 * the chosen one, and so does the stone where the address chooses it. After hydration, when what the
 * browser keeps is known.
 */
export function useAdoptAddress(setting: SettingOnPage, chosenStoneId: string | null = null): void {
  const isHydrated = useHydrated()
  const { sku, shape, metal } = settingAddress(setting)
  useEffect(() => {
    if (!isHydrated) return
    chooseSetting({ sku, shape, metal })
    if (chosenStoneId !== null) chooseGemstone(chosenStoneId)
  }, [isHydrated, sku, shape, metal, chosenStoneId])
}
