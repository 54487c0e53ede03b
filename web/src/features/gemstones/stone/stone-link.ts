import { gemstone, gemstoneDetail, stoneFirstDetail } from '@shop/schema/domain/addresses'
import { createContext, useContext } from 'react'
import { settingAddress, type SettingOnPage } from '../../designer/setting-on-page.ts'

/**
 * Whether the stones of a page are looked at to start a piece with one of them (rules/building#stone-first):
 * they have pages of their own there, and go into a ring or a pendant.
 */
export const StoneFirst = createContext(false)

/** Whether the page belongs to a piece that starts with its stone. */
export function useIsStoneFirst(): boolean {
  return useContext(StoneFirst)
}

/** Where a stone is looked at: with the setting it is meant for, to start with it, or by itself. */
export function stoneHref(gemstoneId: string, setting?: SettingOnPage, isStoneFirst = false): string {
  if (setting) return gemstoneDetail(settingAddress(setting), gemstoneId)
  return isStoneFirst ? stoneFirstDetail(gemstoneId) : gemstone(gemstoneId)
}

/** Where the page that this is part of looks at a stone. */
export function useStoneHref(setting: SettingOnPage | undefined): (gemstoneId: string) => string {
  const isStoneFirst = useIsStoneFirst()
  return (gemstoneId) => stoneHref(gemstoneId, setting, isStoneFirst)
}
