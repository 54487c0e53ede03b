import {
  stoneGrades,
  stoneOptions,
  type StoneGradeKey,
  type StoneGroupKey,
} from '@shop/schema/domain/addresses/stone-grammar'
import { ownName, ownNameOf } from '#data/language/own-name.ts'
import { formatCount } from '#data/language/numbers.ts'
import type { Grade } from '#ui/range-grades.tsx'
import type { FilterChoice } from '#shop/list/option-link.tsx'
import { looseStones, thingsWord } from '#shop/list/things.ts'
import { optionCount, valueCount, type StoneFacets } from '#shop/gemstone/stone-facets.ts'
import { shapesOfList, stoneListAddress, toggled, type StoneList } from '#shop/gemstone/stone-list.ts'

/** The options of a filter with their counts, in fixed order. */
export function stoneChoices(list: StoneList, key: StoneGroupKey, facets: StoneFacets): FilterChoice[] {
  const chosen: readonly string[] =
    key === 'shape' ? shapesOfList(list).map(({ slug }) => slug) : list.selection.options[key]
  return stoneOptions[key].map((option) => ({
    slug: option.slug,
    name: ownName(option),
    count: optionCount(facets, key, option),
    isChosen: chosen.includes(option.slug),
    href: stoneListAddress(toggled(list, key, option.slug)),
  }))
}

/** The grades of a range with their counts, in the order of its rail. */
export function stoneGradeCounts(key: StoneGradeKey, facets: StoneFacets): Grade[] {
  return stoneGrades[key].map(({ name, value }) => {
    const count = valueCount(facets, key, [value])
    return { name: ownNameOf(name), count, countText: formatCount(count) }
  })
}

/** What is counted, beside a number. */
export function stoneNoun(count: number): string {
  return thingsWord(looseStones, count)
}
