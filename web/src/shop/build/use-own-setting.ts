import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { designDetailQuery } from '#generated/queries.ts'
import { useBuild } from './build-store.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { settingOf, useMadeSetting } from '#shop/design/setting-of-address.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { isOfStartKind } from './steps/gemstone-first-steps.ts'

/**
 * The setting that the shopper has chosen before, on its chain: known once the page is hydrated and the API has said what
 * it is; null before that, without one, and for one that is not made so any more.
 */
export function useOwnSetting(): SettingOnPage | null {
  const { setting } = useBuild()
  const { data } = useQuery({
    ...designDetailQuery(designVariables(setting?.sku ?? '', setting?.shape)),
    enabled: setting !== null,
  })
  const design = data?.getDesignBySku
  return useMadeSetting(useMemo(() => setting && settingOf(design, setting), [design, setting]))
}

/** The setting that the shopper has chosen before, where it is of this kind; null as above, and for another kind. */
export function useOwnSettingOf(kind: CreateKind): SettingOnPage | null {
  const setting = useOwnSetting()
  return setting && createKindOf(setting.design) === kind ? setting : null
}

/**
 * The setting that was chosen for a stone that came first; null where the setting came first, none is chosen, or
 * the one that is kept is of another kind than the stone is to become.
 */
export function useGemstoneFirstSetting(): SettingOnPage | null {
  const { isStartWithDiamond, startKind } = useBuild()
  const setting = useOwnSetting()
  return isStartWithDiamond && setting && isOfStartKind(setting.design, startKind) ? setting : null
}
