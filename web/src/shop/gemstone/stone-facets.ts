import { stoneOptions, type StoneGroupKey } from '@shop/schema/domain/addresses/stone-grammar'
import type { StoneListQuery } from '#generated/graphql/graphql.ts'

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

/** Whether the API says how many stones each option of a filter leaves; it may not know the filter. */
export function hasFacet(key: StoneGroupKey, facets: StoneFacets): boolean {
  return facets.some(({ group }) => group === facetGroups[key])
}

type Option = (typeof stoneOptions)[StoneGroupKey][number]

/** How many stones an option of a filter leaves. */
export function optionCount(facets: StoneFacets, key: StoneGroupKey, option: Option): number {
  return valueCount(facets, key, valuesOf(option))
}

/** How many stones of a filter the API counts under any of these values. */
export function valueCount(facets: StoneFacets, key: StoneGroupKey, ids: readonly string[]): number {
  const options = facets.find(({ group }) => group === facetGroups[key])?.options ?? []
  return options
    .filter((option) => ids.some((id) => option.ids.includes(id)))
    .reduce((sum, { count }) => sum + count, 0)
}

/** What the API counts an option under: a shape under its ids, a number of days under what comes sooner too. */
function valuesOf(option: Option): readonly string[] {
  if ('ids' in option) return option.ids
  return 'values' in option ? option.values : [option.value]
}
