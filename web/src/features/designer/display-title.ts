import { metalDisplayName } from '@shop/schema/domain/metals'
import { filledName } from '@shop/schema/domain/product-name'
import type { Setting, SettingChoice } from './setting-choice.ts'

/** The title of a design with its placeholders filled (rules/products#names). */
export function displayTitle(
  design: Pick<Setting, 'displayName' | 'name' | 'shortName'>,
  choice: SettingChoice,
): string {
  return filledName(design.displayName, {
    metal: metalDisplayName(choice.metal),
    shape: choice.shape.name,
    shortName: design.shortName ?? design.name,
  })
}
