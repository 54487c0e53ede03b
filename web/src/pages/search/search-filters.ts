import { search } from '@shop/schema/domain/addresses/addresses'
import { optionsOf } from '@shop/schema/domain/design/design'
import { metalAttribute, parseMetal } from '@shop/schema/domain/design/metals'
import { pence, type Pence } from '@shop/schema/domain/values/money'
import { gemOrigins } from '@shop/schema/domain/vocabulary/gemstones'
import { metalColours, pieceGemstones, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { mayLackStones } from '@shop/schema/http/most-stone-hits'
import { hitCategories, hitCategory } from './hit-category.ts'
import type { FoundHit } from './found-hit.ts'
import type { SearchParameters } from './search-text.ts'
import { colourSlugs, originSlug, stoneColours } from './stone-colours.ts'

/** What the results of a search can be filtered by, in the order of the page. */
export const searchFilters = [
  'show',
  'category',
  'metal',
  'gem',
  'origin',
  'shape',
  'colour',
  'price',
] as const
export type SearchFilter = (typeof searchFilters)[number]

/** Filters in which several options may be chosen; they combine with OR (rules/search#page). */
const multiple: readonly SearchFilter[] = ['metal', 'gem', 'shape', 'colour']

/** The slugs that are chosen of each filter. */
export type SearchSelection = Readonly<Record<SearchFilter, readonly string[]>>

/** Prices as shoppers think of them: from the first, to below the second; null for no end. */
export const priceBands: readonly {
  readonly slug: string
  readonly from: Pence
  readonly to: Pence | null
}[] = [
  { slug: 'to-500', from: pence(0), to: pence(500_00) },
  { slug: '500-to-1000', from: pence(500_00), to: pence(1000_00) },
  { slug: '1000-to-2500', from: pence(1000_00), to: pence(2500_00) },
  { slug: '2500-to-5000', from: pence(2500_00), to: pence(5000_00) },
  { slug: 'from-5000', from: pence(5000_00), to: null },
]

/** Every option of each filter. */
const slugs: Readonly<Record<SearchFilter, readonly string[]>> = {
  show: ['pieces', 'stones'],
  category: hitCategories.map(({ slug }) => slug),
  metal: metalColours.map(({ slug }) => slug),
  gem: pieceGemstones.map(({ slug }) => slug),
  origin: gemOrigins.map(({ slug }) => slug),
  shape: shapes.map(({ slug }) => slug),
  colour: stoneColours.map(({ slug }) => slug),
  price: priceBands.map(({ slug }) => slug),
}

/** An option that some result has, with how many would show if it were its filter's only choice. */
export interface SearchOption {
  readonly slug: string
  readonly count: number
  /** Whether there may be more than are counted: stones beyond those of the answer. */
  readonly isAtLeast: boolean
  readonly isChosen: boolean
}

/** Results, and whether there may be more of them than the answer holds. */
export interface FoundCount {
  readonly count: number
  readonly isAtLeast: boolean
}

/** The filters that the query of an address says; what means nothing is left out. */
export function selectionOf(query: Readonly<Record<string, string>>): SearchSelection {
  const chosen = (filter: SearchFilter) => {
    const asked = query[filter]?.split('_') ?? []
    const known = slugs[filter].filter((slug) => asked.includes(slug))
    return multiple.includes(filter) ? known : known.slice(0, 1)
  }
  return perFilter(chosen)
}

/** What stands in the address of a search beside its text and its filters, such as a campaign's. */
export function otherParameters(parameters: SearchParameters): SearchParameters {
  const own = new Set<string>(['q', ...searchFilters])
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !own.has(name)))
}

/** The address of a search with filters, and with what else stood in it. */
export function searchAddress(
  text: string,
  selection: SearchSelection,
  others: SearchParameters = {},
): string {
  const chosen = searchFilters.filter((filter) => selection[filter].length > 0)
  const filters = Object.fromEntries(chosen.map((filter) => [filter, selection[filter].join('_')]))
  return search(text, { ...filters, ...others })
}

/** The selection after an option was chosen, or cleared. */
export function toggled(selection: SearchSelection, filter: SearchFilter, slug: string): SearchSelection {
  const chosen = selection[filter]
  const without = chosen.filter((other) => other !== slug)
  const others = multiple.includes(filter) ? without : []
  const next = chosen.includes(slug) ? without : [...others, slug]
  return { ...selection, [filter]: slugs[filter].filter((known) => next.includes(known)) }
}

/** The metals that are chosen, by the ids of their options: a colour of gold stands for each of its carats. */
export function chosenMetalIds({ metal }: SearchSelection): string[] {
  return metalColours.flatMap(({ slug, ids }) => (metal.includes(slug) ? [...ids] : []))
}

/** How many filters are in use. */
export function chosenCount(selection: SearchSelection): number {
  return searchFilters.reduce((count, filter) => count + selection[filter].length, 0)
}

/** The results that all filters let through, in their order. */
export function filteredHits<Hit extends FoundHit>(found: readonly Hit[], selection: SearchSelection): Hit[] {
  return found.filter((hit) => searchFilters.every((filter) => passes(hit, filter, selection)))
}

/**
 * How many of the results of an answer are here; more where the answer may lack stones and some are here. Where all
 * its stones are, `stoneCount` says how many there are (rules/search#page).
 */
export function countedHits(
  found: readonly AnyHit[],
  answer: readonly AnyHit[],
  stoneCount?: number,
): FoundCount {
  const stones = stonesAmong(found)
  if (stones === 0) return { count: found.length, isAtLeast: false }
  if (stoneCount !== undefined && stones === stonesAmong(answer)) {
    return { count: found.length - stones + stoneCount, isAtLeast: false }
  }
  return { count: found.length, isAtLeast: mayLackStones(answer.map(({ hit }) => hit)) }
}

function stonesAmong(hits: readonly AnyHit[]): number {
  return hits.filter(({ hit }) => hit.productType === 'gemstone').length
}

type AnyHit = Pick<FoundHit, 'hit'>

/** The options of a filter that some result has, each with its count when the filter's own choice is ignored. */
export function optionsOfFilter(
  found: readonly FoundHit[],
  filter: SearchFilter,
  selection: SearchSelection,
  stoneCount?: number,
): SearchOption[] {
  const others = searchFilters.filter((other) => other !== filter)
  const standing = found.map((hit) => ({
    hit: hit.hit,
    slugs: slugsOfHit(hit, filter),
    isCandidate: others.every((other) => passes(hit, other, selection)),
  }))
  return slugs[filter].flatMap((slug) => {
    const isChosen = selection[filter].includes(slug)
    const ofOption = standing.filter((one) => one.slugs.includes(slug))
    if (!isChosen && ofOption.length === 0) return []
    const candidates = ofOption.filter(({ isCandidate }) => isCandidate)
    return [{ slug, ...countedHits(candidates, found, stoneCount), isChosen }]
  })
}

/** A selection with nothing chosen. */
export const nothingChosen: SearchSelection = perFilter(() => [])

function passes(found: FoundHit, filter: SearchFilter, selection: SearchSelection): boolean {
  const chosen = selection[filter]
  return chosen.length === 0 || slugsOfHit(found, filter).some((slug) => chosen.includes(slug))
}

/** The options of a filter that stand for a result. */
export function slugsOfHit({ hit, pricePence }: FoundHit, filter: SearchFilter): readonly string[] {
  const isStone = hit.productType === 'gemstone'
  switch (filter) {
    case 'show':
      return [isStone ? 'stones' : 'pieces']
    case 'category':
      return isStone ? [] : [hitCategory(hit).slug]
    case 'metal':
      return isStone ? [] : metalsOf(hit)
    case 'gem':
      return gemsOf(isStone ? [hit.gemStoneType] : (hit.gemTypes ?? []))
    case 'origin':
      return isStone ? [originSlug(hit)] : []
    case 'shape':
      return isStone ? shapes.filter(({ value }) => value === hit.shape).map(({ slug }) => slug) : []
    case 'colour':
      return isStone ? colourSlugs(hit) : []
    case 'price':
      return bandsOf(pricePence)
  }
}

function metalsOf(hit: Parameters<typeof optionsOf>[0]): string[] {
  return optionsOf(hit, metalAttribute).flatMap(({ name }) => parseMetal(name)?.colour ?? [])
}

function gemsOf(gemTypes: readonly string[]): string[] {
  return pieceGemstones.filter(({ ids }) => ids.some((id) => gemTypes.includes(id))).map(({ slug }) => slug)
}

function bandsOf(price: Pence | null): string[] {
  if (price === null) return []
  return priceBands
    .filter(({ from, to }) => price >= from && (to === null || price < to))
    .map(({ slug }) => slug)
}

function perFilter<Value>(valueOf: (filter: SearchFilter) => Value): Readonly<Record<SearchFilter, Value>> {
  return {
    show: valueOf('show'),
    category: valueOf('category'),
    metal: valueOf('metal'),
    gem: valueOf('gem'),
    origin: valueOf('origin'),
    shape: valueOf('shape'),
    colour: valueOf('colour'),
    price: valueOf('price'),
  }
}
