import type { ChosenSettingAddress } from '@shop/schema/domain/addresses'
import { optionsOf } from '@shop/schema/domain/design'
import { metalSlug } from '@shop/schema/domain/metals'
import type { Setting, SettingChoice } from './setting-choice.ts'

/** The setting that a page's address names, in its shape and metal. */
export interface SettingOnPage {
  readonly design: Setting
  readonly choice: SettingChoice
}

/** The setting as addresses spell it. */
export function settingAddress({ design, choice }: SettingOnPage) {
  return {
    sku: design.sku,
    shape: choice.shape.slug,
    metal: metalSlug(optionsOf(design, 'Metal'), choice.metalOption),
  } satisfies ChosenSettingAddress
}
