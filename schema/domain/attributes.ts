import { listingSorts } from './listing-grammar.ts'
import type {
  FilterGroup,
  ListingGrammar,
  ListingSort,
  ListingSortKey,
  RangeFilter,
} from './listing-grammar.ts'

export { settingGrammar } from './listing-grammar.ts'

/** What a shopper chose on a list. Equal choices are equal values: options stand in the taxonomy's order. */
export interface ListingSelection<Group extends string = string> {
  /** Slugs of the chosen options; an empty list for a group with nothing chosen. */
  readonly options: Readonly<Record<Group, readonly string[]>>
  readonly ranges: Readonly<Record<string, Bounds>>
  readonly sort: ListingSortKey
}

/** Both inclusive, in the smallest step of the range: pounds, or hundredths of a carat. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

export type Decoded<Group extends string> =
  | {
      readonly ok: true
      readonly selection: ListingSelection<Group>
      /** Whether the segment is the one address of this selection; another spelling redirects to it. */
      readonly isCanonical: boolean
    }
  /** The first slug that is unknown, not offered on this list, or one too many of its kind. */
  | { readonly ok: false; readonly slug: string }

/**
 * Reads the `{attributes}` segment of an address (decisions, Addresses): slugs joined by `_`, in any order.
 * An empty segment is a list without filters.
 */
export function decodeAttributes<Group extends string>(
  grammar: ListingGrammar<Group>,
  segment: string,
): Decoded<Group> {
  let selection = emptySelection(grammar)
  const slugs = segment === '' ? [] : segment.split('_')
  for (const slug of slugs) {
    const next = withSlug(grammar, selection, slug)
    if (!next) return { ok: false, slug }
    selection = next
  }
  return { ok: true, selection, isCanonical: encodeAttributes(grammar, selection) === segment }
}

/** The one segment of a selection: groups in the order of the table, then ranges, then sort; '' for none. */
export function encodeAttributes<Group extends string>(
  grammar: ListingGrammar<Group>,
  selection: ListingSelection<Group>,
): string {
  const { sort } = selection
  return [
    ...grammar.groups.flatMap((group) => inTaxonomyOrder(group, selection.options[group.key])),
    ...grammar.ranges.flatMap((range) => {
      const bounds = selection.ranges[range.key]
      return bounds ? `${range.key}-${boundText(range, bounds.min)}-to-${boundText(range, bounds.max)}` : []
    }),
    ...(sort === listingSorts[0].key ? [] : [`sort-${sort}`]),
  ].join('_')
}

/** A list with nothing chosen, in the default order. */
export function emptySelection<Group extends string>(
  grammar: ListingGrammar<Group>,
): ListingSelection<Group> {
  const options = Object.fromEntries(grammar.groups.map(({ key }) => [key, []]))
  // fromEntries forgets its keys; they are exactly the groups of the grammar.
  return {
    options: options as unknown as Record<Group, readonly string[]>,
    ranges: {},
    sort: listingSorts[0].key,
  }
}

/** Nothing chosen any more; the order stays, because it hides nothing. */
export function clearAll<Group extends string>(
  grammar: ListingGrammar<Group>,
  { sort }: ListingSelection<Group>,
): ListingSelection<Group> {
  return { ...emptySelection(grammar), sort }
}

/** Chooses an option, or gives it up when it was chosen; in a single-select group it replaces the other. */
export function toggleOption<Group extends string>(
  grammar: ListingGrammar<Group>,
  selection: ListingSelection<Group>,
  key: Group,
  slug: string,
): ListingSelection<Group> {
  const group = grammar.groups.find((candidate) => candidate.key === key)
  if (!group?.options.some((option) => option.slug === slug)) {
    throw new RangeError(`${slug} is not an option of ${key}`)
  }
  const chosen = selection.options[key]
  const isChosen = chosen.includes(slug)
  const others = group.select === 'single' ? [] : chosen.filter((other) => other !== slug)
  return withOptions(selection, group, isChosen ? others : [...others, slug])
}

/** The arguments of the API's list query; an option stands for all its ids, a gold colour for all carats. */
export function selectionArguments<Group extends string>(
  grammar: ListingGrammar<Group>,
  selection: ListingSelection<Group>,
): Readonly<Record<FilterGroup['argument'], string[]>> & { readonly sort: ListingSort['argument'] } {
  const idsOf = (argument: FilterGroup['argument']) =>
    grammar.groups.flatMap((group) =>
      group.argument === argument
        ? group.options.flatMap(({ slug, ids }) => (selection.options[group.key].includes(slug) ? ids : []))
        : [],
    )
  const sort = listingSorts.find(({ key }) => key === selection.sort) ?? listingSorts[0]
  return {
    attributeIds: idsOf('attributeIds'),
    fixedAttributeIds: idsOf('fixedAttributeIds'),
    subCategoryIds: idsOf('subCategoryIds'),
    sort: sort.argument,
  }
}

function withSlug<Group extends string>(
  grammar: ListingGrammar<Group>,
  selection: ListingSelection<Group>,
  slug: string,
): ListingSelection<Group> | null {
  for (const group of grammar.groups) {
    const named = optionsNamed(group, slug)
    if (named.length === 0) continue
    const chosen = new Set([...selection.options[group.key], ...named])
    return group.select === 'single' && chosen.size > 1 ? null : withOptions(selection, group, [...chosen])
  }
  for (const range of grammar.ranges) {
    const bounds = parseBounds(range, slug)
    if (!bounds) continue
    const earlier = selection.ranges[range.key]
    const isSame = !earlier || (earlier.min === bounds.min && earlier.max === bounds.max)
    return isSame ? { ...selection, ranges: { ...selection.ranges, [range.key]: bounds } } : null
  }
  const [defaultSort, ...otherSorts] = listingSorts
  const sort = otherSorts.find(({ key }) => slug === `sort-${key}`)?.key
  const isSingle = selection.sort === defaultSort.key || selection.sort === sort
  return sort && isSingle ? { ...selection, sort } : null
}

function optionsNamed({ options, aliases = {} }: FilterGroup, slug: string): readonly string[] {
  if (options.some((option) => option.slug === slug)) return [slug]
  // A plain look-up would find `constructor` and the like.
  return Object.hasOwn(aliases, slug) ? (aliases[slug] ?? []) : []
}

function withOptions<Group extends string>(
  selection: ListingSelection<Group>,
  group: FilterGroup<Group>,
  slugs: readonly string[],
): ListingSelection<Group> {
  return { ...selection, options: { ...selection.options, [group.key]: inTaxonomyOrder(group, slugs) } }
}

function inTaxonomyOrder({ options }: FilterGroup, slugs: readonly string[]): string[] {
  return options.flatMap(({ slug }) => (slugs.includes(slug) ? slug : []))
}

/** `price-500-to-2000`, or with two decimals `carat-0-70-to-1-50`; one spelling for each bound. */
function parseBounds({ key, decimals }: RangeFilter, slug: string): Bounds | null {
  const bound = decimals === 0 ? '(0|[1-9]\\d{0,8})' : `((?:0|[1-9]\\d{0,8})-\\d{${decimals}})`
  const [, min, max] = new RegExp(`^${key}-${bound}-to-${bound}$`).exec(slug) ?? []
  if (min === undefined || max === undefined) return null
  const bounds = { min: Number(min.replace('-', '')), max: Number(max.replace('-', '')) }
  return bounds.min <= bounds.max ? bounds : null
}

function boundText({ decimals }: RangeFilter, steps: number): string {
  const digits = String(steps).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}-${digits.slice(-decimals)}`
}
