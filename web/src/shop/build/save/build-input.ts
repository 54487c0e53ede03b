import { savedBuildLimits } from '@shop/schema/domain/account/account-limits'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { SaveBuildInput } from '#generated/graphql/graphql.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import type { Personalisation } from '#shop/design/personalisation/personalisation.ts'
import type { SettingOnPage } from '#shop/design/design.ts'

export interface BuildToSave {
  /** Made once for what a page shows: saving it twice keeps one. */
  readonly id: string
  /** What it is called until it gets another name. */
  readonly title: string
  readonly setting: SettingOnPage
  /** What is chosen of its stones: none, one, or both of a pair. */
  readonly gemstoneIds: readonly string[]
  readonly isGemstoneFirst: boolean
}

/** What is being built, as the API saves it: every choice, and none that the design cannot be made in. */
export function buildInput(
  { id, title, setting, gemstoneIds, isGemstoneFirst }: BuildToSave,
  personalisation: Readonly<Personalisation>,
): SaveBuildInput {
  const { design, choice } = setting
  const made = madeChoices(design, personalisation)
  const isPair = createKindOf(design) === 'earrings'
  const isSized = design.attributes.some(({ name }) => name === 'Finger Size')
  return {
    id,
    name: shortName(title),
    isStartWithDiamond: isGemstoneFirst,
    sku: design.sku,
    optionIds: [...choice.optionIds],
    fingerSize: made.fingerSize,
    isSizeUnsure: isSized && made.fingerSize === null && personalisation.isSizeUnsure,
    // A text that is too long for the band would be refused with everything else.
    engraving: made.engravingExcess > 0 ? null : made.engraving,
    gemstoneId: isPair ? null : (gemstoneIds[0] ?? null),
    gemstonePair: isPair ? [...gemstoneIds] : [],
  }
}

/** A title as far as a name goes, cut between words. */
export function shortName(title: string): string {
  if (title.length <= savedBuildLimits.name) return title
  return title.slice(0, savedBuildLimits.name).replace(/\s+\S*$/, '')
}
