import type { ChosenSettingAddress } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalSlug } from '@shop/schema/domain/design/metals'
import type { Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { ChosenSetting, SettingOnPage } from './design.ts'

/** The setting in another of its shapes, with everything else as it is chosen; as it is where it is not made so. */
export function settingInShape(setting: SettingOnPage, shape: Shape): SettingOnPage {
  const { design, choice } = setting
  const optionOf = (of: Shape) =>
    optionsOf(design, shapeAttribute).find(({ id }) => of.ids.some((shapeId) => shapeId === id))
  const [own, other] = [optionOf(choice.shape), optionOf(shape)]
  if (!other) return setting
  return {
    design,
    choice: {
      ...choice,
      shape,
      optionIds: choice.optionIds.map((id) => (id === own?.id ? other.id : id)),
    },
  }
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
