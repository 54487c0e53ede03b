import { metalDisplayName } from '@shop/schema/domain/metals'
import type { Setting, SettingChoice } from './setting-choice.ts'

/** The title of a design with its placeholders filled (document 2, section 3). */
export function displayTitle(
  design: Pick<Setting, 'displayName' | 'name' | 'shortName'>,
  choice: SettingChoice,
): string {
  const values: Readonly<Record<string, string>> = {
    metal: metalDisplayName(choice.metal),
    shape: choice.shape.name,
    shortName: design.shortName ?? design.name,
  }
  return design.displayName
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
