import { metalDisplayName } from '@shop/schema/domain/design/metals'
import { filledName } from './product-name.ts'
import type { Design, SettingChoice } from './design.ts'

/** The title of a design with its placeholders filled (rules/products#names). */
export function displayTitle(
  design: Pick<Design, 'displayName' | 'name' | 'shortName'>,
  choice: SettingChoice,
): string {
  return filledName(design.displayName, {
    metal: metalDisplayName(choice.metal),
    shape: choice.shape.name,
    shortName: design.shortName ?? design.name,
  })
}
