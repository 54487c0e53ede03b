import type { ChosenSettingAddress } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { optionsOf } from '@shop/schema/domain/design'
import { metalSlug } from '@shop/schema/domain/metals'
import type { ChosenSetting } from './designer-store.ts'
import type { Setting, SettingChoice } from './setting-choice.ts'

/** The setting that a page's address names, in its shape and metal. */
export interface SettingOnPage {
  readonly design: Setting
  readonly choice: SettingChoice
}

/** The setting as it is remembered: its kind is the design's. */
export function chosenSetting({ design, choice }: SettingOnPage): ChosenSetting {
  return {
    sku: design.sku,
    shape: choice.shape.slug,
    metal: metalSlug(optionsOf(design, 'Metal'), choice.metalOption),
  }
}

/** The setting as addresses spell it. */
export function settingAddress(setting: SettingOnPage) {
  return { kind: createKindOf(setting.design), ...chosenSetting(setting) } satisfies ChosenSettingAddress
}
