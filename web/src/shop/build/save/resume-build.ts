import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chooseChainLength, takePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { chainLengthIn } from '#shop/design/size/chain-length.ts'
import { chooseGemstone, choosePair, chooseSetting, followGemstoneFirst } from '../build-store.ts'
import { startAgain } from '../start-again.ts'
import { gemstoneFirstKindOf } from '../steps/gemstone-first-steps.ts'

/** What was saved of a build, as the API tells it. */
export interface ResumedBuild {
  readonly isStartWithDiamond: boolean
  readonly optionIds: readonly string[]
  readonly fingerSize: string | null
  readonly isSizeUnsure: boolean
  readonly engraving: { readonly font: string; readonly text: string } | null
  readonly gemstoneId: string | null
  readonly gemstonePair: readonly string[]
}

/**
 * Builds again what was saved (rules/account#saved-builds), in place of whatever was being built: its choices are the
 * browser's from then on. Null where no setting is chosen, or it is not made so any more.
 */
export function resumeBuild(build: ResumedBuild, setting: SettingOnPage | null): void {
  const { gemstoneId, gemstonePair, isStartWithDiamond, optionIds } = build
  startAgain()
  if (setting) chooseSetting(chosenSetting(setting))
  if (gemstonePair.length > 0) choosePair(gemstonePair)
  else if (gemstoneId !== null) chooseGemstone(gemstoneId)
  if (isStartWithDiamond && gemstoneId !== null) {
    const kind = setting ? createKindOf(setting.design) : 'engagement-ring'
    followGemstoneFirst(gemstoneId, gemstoneFirstKindOf(kind), setting && chosenSetting(setting))
  }
  takePersonalisation(build)
  const chain = setting && chainLengthIn(setting.design, optionIds)
  if (setting && chain) chooseChainLength(setting.design.sku, chain)
}
