import { onChain } from './size/chain-length.ts'
import { usePersonalisation } from './personalisation/personalisation.ts'
import type { SettingOnPage } from './design.ts'

/**
 * The setting of an address with what the address does not say and its price depends on: the length of its
 * chain, as it was chosen for this very design. On the server, and until the page is hydrated, the usual one.
 */
export function useMadeSetting(setting: SettingOnPage): SettingOnPage
export function useMadeSetting(setting: SettingOnPage | null): SettingOnPage | null
export function useMadeSetting(setting: SettingOnPage | null): SettingOnPage | null {
  const { chainLengths } = usePersonalisation()
  return setting && onChain(setting, chainLengths[setting.design.sku])
}
