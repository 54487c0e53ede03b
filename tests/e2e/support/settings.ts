import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { settings } from '@shop/fixtures/designs/settings'
import {
  metalColours,
  settingStyles,
  shapes,
  type FilterOption,
} from '@shop/schema/domain/vocabulary/taxonomy'

/** The settings of the fixtures, counted by hand: what lists are held against. */

/** Slugs of what is chosen; several of a group mean any of them, groups all apply. */
export interface Choice {
  readonly shape?: readonly string[]
  readonly style?: readonly string[]
  readonly metal?: readonly string[]
}

export type GroupKey = keyof Choice

export const filterOptions: Readonly<Record<GroupKey, readonly FilterOption[]>> = {
  shape: shapes,
  style: settingStyles,
  metal: metalColours.filter(({ slug }) => slug !== 'palladium'),
}

export const groupKeys: readonly GroupKey[] = ['shape', 'style', 'metal']

/** The settings that match a choice, in the jeweller's own order. */
export function settingsMatching(choice: Choice): readonly DesignRecord[] {
  return settings.filter((setting) =>
    groupKeys.every((key) => {
      const slugs = choice[key] ?? []
      return slugs.length === 0 || slugs.some((slug) => has(setting, key, slug))
    }),
  )
}

/** How many settings an option of a group would leave with the rest of the choice: its own group ignored. */
export function countWith(choice: Choice, key: GroupKey, slug: string): number {
  return settingsMatching({ ...choice, [key]: [slug] }).length
}

/** The first choice of one shape, style and metal that no setting matches. */
export function choiceWithoutSettings(): Required<Choice> {
  for (const shape of shapes) {
    for (const style of settingStyles) {
      for (const metal of filterOptions.metal) {
        const choice = { shape: [shape.slug], style: [style.slug], metal: [metal.slug] }
        if (settingsMatching(choice).length === 0) return choice
      }
    }
  }
  throw new Error('Every shape, style and metal leaves a setting: the fixtures have no empty list to show')
}

export function listPath(choice: Choice): string {
  const segment = groupKeys.flatMap((key) => choice[key] ?? []).join('_')
  return segment === '' ? '/create/engagement-ring' : `/create/engagement-ring/${segment}`
}

function has(setting: DesignRecord, key: GroupKey, slug: string): boolean {
  const ids = filterOptions[key].find((option) => option.slug === slug)?.ids ?? []
  const held = key === 'style' ? setting.fixedAttributes.map(({ id }) => id) : optionIds(setting, key)
  return held.some((id) => ids.includes(id))
}

function optionIds(setting: DesignRecord, key: 'shape' | 'metal'): string[] {
  const attribute = key === 'shape' ? 'Shape' : 'Metal'
  return setting.attributes
    .filter(({ name }) => name === attribute)
    .flatMap(({ options }) => options.map(({ id }) => id))
}
