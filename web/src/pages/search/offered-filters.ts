import type { FoundHit } from './found-hit.ts'
import {
  optionsOfFilter,
  searchFilters,
  slugsOfHit,
  type SearchFilter,
  type SearchOption,
  type SearchSelection,
} from './search-filters.ts'

/** A filter that is offered, with its options. */
export interface OfferedFilter {
  readonly filter: SearchFilter
  readonly options: readonly SearchOption[]
}

/** What only stones have; offered where nothing but stones is shown. */
const ofStones: readonly SearchFilter[] = ['origin', 'shape', 'colour']

/** What only pieces have; not offered there. */
const ofPieces: readonly SearchFilter[] = ['category', 'metal']

/**
 * The filters that tell results apart, in the order of the page: those with more than one option, and of stones
 * their own, instead of those of pieces, where nothing else is shown. Where kinds already say which stones are
 * lab-grown, the origin is left out.
 */
export function offeredFilters(
  found: readonly FoundHit[],
  selection: SearchSelection,
  stoneCount?: number,
): OfferedFilter[] {
  const areStones = found.every(
    ({ hit }) => hit.productType === 'gemstone' || selection.show.includes('stones'),
  )
  return searchFilters
    .filter((filter) => {
      if (selection[filter].length > 0) return true
      if ((areStones ? ofPieces : ofStones).includes(filter)) return false
      return filter !== 'origin' || !splitAlike(found, 'gem', 'origin')
    })
    .map((filter) => ({ filter, options: optionsOfFilter(found, filter, selection, stoneCount) }))
    .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen))
}

/** Whether the options of one filter stand for the same stones as those of another. */
function splitAlike(found: readonly FoundHit[], one: SearchFilter, other: SearchFilter): boolean {
  const stones = found.filter(({ hit }) => hit.productType === 'gemstone')
  const keys = (filters: readonly SearchFilter[]) =>
    new Set(stones.map((hit) => filters.map((filter) => slugsOfHit(hit, filter).join()).join('|'))).size
  return keys([one]) === keys([other]) && keys([one]) === keys([one, other])
}
