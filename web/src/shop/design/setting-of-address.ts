import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { designDetailQuery, useDesignDetail } from '#generated/queries.ts'
import type { Design, SettingOnPage } from './design.ts'
import { designVariables, settingChoice } from './design-choice.ts'
import { usePersonalisation } from './personalisation/personalisation.ts'
import { onChain } from './size/chain-length.ts'

/** What an address says of a setting; what it leaves out is the design's own. */
export interface AddressedSetting {
  readonly sku: string
  readonly shape?: string | undefined
  readonly metal?: string | undefined
}

/** A design as the address of a setting chooses it; null when it is not made so, or is not there. */
export function settingOf(
  design: Design | null | undefined,
  { shape, metal }: Omit<AddressedSetting, 'sku'>,
): SettingOnPage | null {
  const choice = design && settingChoice(design, shape, metal)
  return choice ? { design, choice } : null
}

/** The setting of an address from the answer that the loader has; null when there is none. */
export function knownSetting(queryClient: QueryClient, address: AddressedSetting): SettingOnPage | null {
  const { queryKey } = designDetailQuery(designVariables(address.sku, address.shape))
  return settingOf(queryClient.getQueryData(queryKey)?.getDesignBySku, address)
}

/**
 * The setting of an address, on the chain that was chosen for it; not found when it is not made so. The very same
 * object while nothing of it changes: a list draws none of its stones anew for it.
 */
export function useSettingOfAddress({ sku, shape, metal }: AddressedSetting): SettingOnPage {
  const { getDesignBySku: design } = useDesignDetail(designVariables(sku, shape))
  const setting = useMadeSetting(useMemo(() => settingOf(design, { shape, metal }), [design, shape, metal]))
  if (!setting) throw notFound()
  return setting
}

/**
 * A setting with what its address does not say and its price depends on: the length of its chain, as it was
 * chosen for this very design. On the server, and until the page is hydrated, the usual one.
 */
export function useMadeSetting(setting: SettingOnPage | null): SettingOnPage | null {
  const { chainLengths } = usePersonalisation()
  const length = setting ? chainLengths[setting.design.sku] : undefined
  return useMemo(() => setting && onChain(setting, length), [setting, length])
}
