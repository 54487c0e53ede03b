import type { Variables } from '../assert-answer.ts'
import { asking, caughtBy, type DeviatingApi, questionOf } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'
import { isChosen } from './pair-deviations.ts'
import { stoneFilterNames } from './stone-filter-names.ts'

const designFilterNames = [
  'subCategoryIds',
  'attributeIds',
  'fixedAttributeIds',
  'subCollectionIds',
  'gemType',
]

function chosenOf(variables: Variables, names: readonly string[]): string[] {
  return names.filter((name) => isChosen(variables[name]))
}

/** Counts by all that is chosen but the last of several. */
function countingWithoutLast(field: string, names: readonly string[]): DeviatingApi['deviate'] {
  return (honest) => async (request) => {
    const chosen = chosenOf((await questionOf(request))?.variables ?? {}, names)
    const [last] = chosen.slice(-1)
    return last !== undefined && chosen.length > 1
      ? partAs(field, 'facets', last)(honest)(request)
      : honest(request)
  }
}

/** Forgets the last of three or more that are chosen; of options that are chosen together the last of these. */
function forgettingThird(field: string, names: readonly string[]): DeviatingApi['deviate'] {
  return asking(({ query, variables }) => {
    const chosen = chosenOf(variables, names)
    const together = variables['attributeIds']
    const [last] = chosen.slice(-1)
    if (!query.includes(`${field}(`) || last === undefined) return { query, variables }
    if (chosen.length > 2) {
      const value = Array.isArray(variables[last]) ? [] : last === 'is360Image' ? false : null
      return { query, variables: { ...variables, [last]: value } }
    }
    return chosen.length === 2 && Array.isArray(together) && together.length > 1
      ? { query, variables: { ...variables, attributeIds: together.slice(0, -1) } }
      : { query, variables }
  })
}

/** What an API can get wrong where options of several groups are chosen. */
export const twoChoicesDeviations: readonly DeviatingApi[] = [
  ...caughtBy('StoneList: options of two groups narrow the counts of a third', {
    'counts stones by the first of two choices': countingWithoutLast('listGemstones', stoneFilterNames),
  }),
  ...caughtBy('Listing: options of two groups narrow the counts of a third', {
    'counts pieces by the first of two choices': countingWithoutLast('listDesigns', designFilterNames),
  }),
  ...caughtBy('StoneList: options of three groups leave only stones that have all of them', {
    'forgets the third choice of stones': forgettingThird('listGemstones', stoneFilterNames),
  }),
  ...caughtBy('Listing: options of three groups leave only pieces that have all of them', {
    'forgets the third choice of pieces': forgettingThird('listDesigns', designFilterNames),
  }),
]
