import { listing } from '@shop/schema/domain/addresses/addresses'
import {
  clearAll,
  decodeAttributes,
  encodeAttributes,
  setBounds,
  toggleOption,
  type Bounds,
  type ListingSelection,
} from '@shop/schema/domain/addresses/attributes'
import type {
  ListingSortKey,
  PieceFilterGroup,
  PieceGrammar,
  PieceRangeKey,
} from '@shop/schema/domain/addresses/listing-grammar'
import type { PieceFilterKey } from '@shop/schema/domain/addresses/piece-filters'
import { joinPages, splitPages } from '@shop/schema/domain/addresses/shown-pages'
import type { DesignListCountsFragment } from '#generated/graphql/graphql.ts'
import { ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { boundsName, poundsText } from './bounds-name.ts'
import type { FilterChoice } from './option-link.tsx'
import type { Chip } from './results-bar.tsx'
import type { SortOrder } from './sort-links.tsx'

export type PieceSelection = ListingSelection<PieceFilterKey, PieceRangeKey, ListingSortKey>

/** A list of pieces, settings or finished ones, with what is chosen on it. */
export interface PieceList {
  /** Its address without filters. */
  readonly base: string
  readonly grammar: PieceGrammar<PieceFilterKey>
  /** Holds the groups of the grammar alone. */
  readonly selection: PieceSelection
}

/** The number of pieces behind each option, as the API counts them. */
export type PieceFacets = DesignListCountsFragment['facets']

const sortNames: Readonly<Record<ListingSortKey, () => string>> = {
  'best-match': m.list_sort_best_match,
  'price-asc': m.list_sort_price_asc,
  'price-desc': m.list_sort_price_desc,
  newest: m.list_sort_newest,
  soonest: m.list_sort_soonest,
}

/**
 * The list at an address, however many pages of it are shown; null when it has a filter that is unknown, or not
 * offered there.
 */
export function pieceList(
  { base, grammar }: Pick<PieceList, 'base' | 'grammar'>,
  attributes: string | undefined,
): PieceList | null {
  const decoded = decodeAttributes(grammar, splitPages(attributes ?? '').attributes)
  return decoded.ok ? { base, grammar, selection: decoded.selection } : null
}

/** The segment of a list's address that says what is chosen. */
export function listAttributes({ grammar, selection }: PieceList): string {
  return encodeAttributes(grammar, selection)
}

/** The one address of a list, with another choice when one is given. */
export function listAddress(list: PieceList, selection = list.selection): string {
  return listing(list.base, listAttributes({ ...list, selection }))
}

/** The address of a list that shows so many pages, as far as addresses say them. */
export function pagesAddress(list: PieceList, pages: number): string {
  return listing(list.base, joinPages({ attributes: listAttributes(list), pages }))
}

/** The address of a list with nothing chosen any more; the order stays. */
export function clearedAddress(list: PieceList): string {
  return listAddress(list, clearAll(list.grammar, list.selection))
}

/** Every order of a list, each with its address. */
export function sortOrders(list: PieceList): SortOrder[] {
  return list.grammar.sorts.map(({ key }) => ({
    key,
    name: sortNames[key](),
    href: listAddress(list, { ...list.selection, sort: key }),
  }))
}

/** The options of a group with their counts, in fixed order. */
export function filterChoices(
  list: PieceList,
  group: PieceFilterGroup<PieceFilterKey>,
  facets: PieceFacets,
): FilterChoice[] {
  const facet = facets.find((each) => each.group === group.facet)
  return group.options.map(({ slug, name, ids }) => ({
    slug,
    name: ownName({ slug, name }),
    count: facet?.options.find((option) => ids.some((id) => option.ids.includes(id)))?.count ?? 0,
    isChosen: list.selection.options[group.key].includes(slug),
    href: listAddress(list, toggleOption(list.grammar, list.selection, group.key, slug)),
  }))
}

/** The address of a list between other prices, in whole pounds; with null whatever the price. */
export function pricedAddress(list: PieceList, bounds: Bounds | null): string {
  return listAddress(list, setBounds(list.selection, 'price', bounds))
}

/** What is chosen, each with the address of the list without it. `prices` are those there are to choose between. */
export function chosenOptions(list: PieceList, prices: Bounds | null): Chip[] {
  const { price } = list.selection.ranges
  const chip = price && { slug: 'price', name: boundsName(price, prices, poundsText) }
  return [...optionChips(list), ...(chip ? [{ ...chip, href: pricedAddress(list, null) }] : [])]
}

function optionChips(list: PieceList): Chip[] {
  return list.grammar.groups.flatMap(({ key, options }) =>
    options
      .filter(({ slug }) => list.selection.options[key].includes(slug))
      .map(({ slug, name }) => ({
        slug,
        name: ownName({ slug, name }),
        href: listAddress(list, toggleOption(list.grammar, list.selection, key, slug)),
      })),
  )
}

/** The slugs that are chosen of a group; none where the list has no such group. */
export function chosenSlugs({ grammar, selection }: PieceList, key: PieceFilterKey): readonly string[] {
  return grammar.groups.some((group) => group.key === key) ? selection.options[key] : []
}

/** Ids of the metals that are chosen: the cards show these first. */
export function chosenMetalIds({ grammar, selection }: PieceList): string[] {
  const metals = grammar.groups.find(({ key }) => key === 'metal')?.options ?? []
  return metals.flatMap(({ slug, ids }) => (selection.options.metal.includes(slug) ? [...ids] : []))
}

/** How many options are chosen; bounds of a price count as one. */
export function chosenCount({ grammar, selection }: PieceList): number {
  const options = grammar.groups.reduce((sum, { key }) => sum + selection.options[key].length, 0)
  return selection.ranges.price ? options + 1 : options
}

/** Whether search engines may list it: a list as it is, and with one single option, which a price is not. */
export function isIndexable(list: PieceList): boolean {
  return (
    chosenCount(list) <= 1 &&
    !list.selection.ranges.price &&
    list.selection.sort === list.grammar.sorts[0].key
  )
}
