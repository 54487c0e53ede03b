import { emptySelection } from '@shop/schema/domain/addresses/attributes'
import { stoneGrammar, stoneOptions } from '@shop/schema/domain/addresses/stone-grammar'
import { optionCount, type StoneFacets } from '#shop/gemstone/stone-facets.ts'
import { stoneListAddress, titledGroups, toggled, type StoneList } from '#shop/gemstone/stone-list.ts'

/** All stones, with nothing chosen. */
export const stonesToStartWith: StoneList = { setting: null, selection: emptySelection(stoneGrammar) }

/**
 * The list of stones to start with as it is, and with each single shape or kind that leaves anything: those that may be
 * listed (rules/routes#found).
 */
export function stoneListAddresses({
  total,
  facets,
}: {
  readonly total: number
  readonly facets: StoneFacets
}): string[] {
  if (total === 0) return []
  const narrowed = titledGroups.flatMap((key) =>
    stoneOptions[key]
      .filter((option) => optionCount(facets, key, option) > 0)
      .map(({ slug }) => stoneListAddress(toggled(stonesToStartWith, key, slug))),
  )
  return [stoneListAddress(stonesToStartWith), ...narrowed]
}
