import { gemstone, gemstoneDetail } from '@shop/schema/domain/addresses'
import { settingAddress, type SettingOnPage } from '../../designer/setting-on-page.ts'

/** Where a stone is looked at: with the setting it is meant for, or by itself. */
export function stoneHref(gemstoneId: string, setting?: SettingOnPage): string {
  return setting ? gemstoneDetail(settingAddress(setting), gemstoneId) : gemstone(gemstoneId)
}
