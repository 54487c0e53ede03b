import {
  stoneGrades,
  stoneOptions,
  type StoneGradeKey,
  type StoneGroupKey,
} from '@shop/schema/domain/addresses/stone-grammar'
import { ownName, ownNameOf } from '#data/language/own-name.ts'
import { formatCount } from '#data/language/numbers.ts'
import type { StoneListQuery } from '#generated/graphql/graphql.ts'
import type { Grade } from '#ui/range-grades.tsx'
import type { FilterChoice } from '#shop/list/option-link.tsx'
import { looseStones, thingsWord } from '#shop/list/things.ts'
import { shapesOfList, stoneListAddress, toggled, type StoneList } from '#shop/gemstone/stone-list.ts'

export type StoneFacets = StoneListQuery['listGemstones']['facets']

const facetGroups: Readonly<Record<StoneGroupKey, StoneFacets[number]['group']>> = {
  shape: 'SHAPE',
  gemType: 'GEM_TYPE',
  origin: 'ORIGIN',
  colour: 'COLOUR',
  clarity: 'CLARITY',
  cut: 'CUT',
  polish: 'POLISH',
  symmetry: 'SYMMETRY',
  fluorescence: 'FLUORESCENCE',
  certificate: 'CERTIFICATE',
  image360: 'IMAGE_360',
  hue: 'HUE',
  delivery: 'DELIVERY',
}

/** The options of a filter with their counts, in fixed order. */
export function stoneChoices(list: StoneList, key: StoneGroupKey, facets: StoneFacets): FilterChoice[] {
  const chosen: readonly string[] =
    key === 'shape' ? shapesOfList(list).map(({ slug }) => slug) : list.selection.options[key]
  return stoneOptions[key].map((option) => ({
    slug: option.slug,
    name: ownName(option),
    count: countOf(facets, key, valuesOf(option)),
    isChosen: chosen.includes(option.slug),
    href: stoneListAddress(toggled(list, key, option.slug)),
  }))
}

/** The grades of a range with their counts, in the order of its rail. */
export function stoneGradeCounts(key: StoneGradeKey, facets: StoneFacets): Grade[] {
  return stoneGrades[key].map(({ name, value }) => {
    const count = countOf(facets, key, [value])
    return { name: ownNameOf(name), count, countText: formatCount(count) }
  })
}

/** What is counted, beside a number. */
export function stoneNoun(count: number): string {
  return thingsWord(looseStones, count)
}

/** Whether the API says how many stones each option of a filter leaves; it may not know the filter. */
export function hasFacet(key: StoneGroupKey, facets: StoneFacets): boolean {
  return facets.some(({ group }) => group === facetGroups[key])
}

type Option = (typeof stoneOptions)[StoneGroupKey][number]

/** What the API counts an option under: a shape under its ids, a number of days under what comes sooner too. */
function valuesOf(option: Option): readonly string[] {
  if ('ids' in option) return option.ids
  return 'values' in option ? option.values : [option.value]
}

function countOf(facets: StoneFacets, key: StoneGroupKey, ids: readonly string[]): number {
  const options = facets.find(({ group }) => group === facetGroups[key])?.options ?? []
  return options
    .filter((option) => ids.some((id) => option.ids.includes(id)))
    .reduce((sum, { count }) => sum + count, 0)
}
