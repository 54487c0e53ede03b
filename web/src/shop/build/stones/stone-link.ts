import { gemstone, gemstoneDetail, gemstoneFirstDetail } from '@shop/schema/domain/addresses/addresses'
import { createContext, useContext } from 'react'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'

/**
 * Whether the stones of a page are looked at to start a piece with one of them (rules/building#gemstone-first):
 * they have pages of their own there, and go into a ring or a pendant.
 */
export const GemstoneFirst = createContext(false)

/** Whether the page belongs to a piece that starts with its stone. */
export function useIsGemstoneFirst(): boolean {
  return useContext(GemstoneFirst)
}

/** Where a stone is looked at: with the setting it is meant for, to start with it, or by itself. */
export function stoneHref(gemstoneId: string, setting?: SettingOnPage, isGemstoneFirst = false): string {
  if (setting) return gemstoneDetail(settingAddress(setting), gemstoneId)
  return isGemstoneFirst ? gemstoneFirstDetail(gemstoneId) : gemstone(gemstoneId)
}

/** Where the page that this is part of looks at a stone. */
export function useStoneHref(setting: SettingOnPage | undefined): (gemstoneId: string) => string {
  const isGemstoneFirst = useIsGemstoneFirst()
  return (gemstoneId) => stoneHref(gemstoneId, setting, isGemstoneFirst)
}
