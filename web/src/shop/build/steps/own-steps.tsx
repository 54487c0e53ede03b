import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { useShopRules } from '#generated/queries.ts'
import { useChosenStones } from '../use-chosen-stones.ts'
import { useOwnSettingOf } from '../use-own-setting.ts'
import { StepsBar } from './steps-bar.tsx'

/** The steps on a list of settings, with the setting and the stones that the shopper has chosen before. */
export function OwnSteps({ kind }: { readonly kind: CreateKind }) {
  const rules = useShopRules()
  const setting = useOwnSettingOf(kind)
  const stones = useChosenStones(rules, kind)
  return (
    <StepsBar current="setting" kind={kind} stones={stones} rules={rules} {...(setting && { setting })} />
  )
}
