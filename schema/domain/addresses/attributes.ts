import { gemStoneTypes } from '../vocabulary/gemstones.ts'
import type { GemStoneType } from '../vocabulary/gemstones.ts'
import { boundsSlug, parseBounds } from './attributes-bounds.ts'
import type { Bounds } from './attributes-bounds.ts'
import { listingSorts } from './listing-grammar.ts'
import type {
  FilterGroup,
  ListingGrammar,
  ListingSort,
  ListingSortKey,
  PieceArgument,
  PieceGrammar,
} from './listing-grammar.ts'

export type { Bounds } from './attributes-bounds.ts'

/** What a shopper chose on a list. Equal choices are equal values: options stand in the taxonomy's order. */
export interface ListingSelection<
  Group extends string = string,
  Range extends string = string,
  Sort extends string = string,
> {
  /** Slugs of the chosen options; an empty list for a group with nothing chosen. */
  readonly options: Readonly<Record<Group, readonly string[]>>
  readonly ranges: Readonly<Partial<Record<Range, Bounds>>>
  readonly sort: Sort
}

export type Decoded<Group extends string, Range extends string, Sort extends string> =
  | {
      readonly ok: true
      readonly selection: ListingSelection<Group, Range, Sort>
      /** Whether the segment is the one address of this selection; another spelling redirects to it. */
      readonly isCanonical: boolean
    }
  /** The first slug that is unknown, not offered on this list, or one too many of its kind. */
  | { readonly ok: false; readonly slug: string }

/**
 * Reads the `{attributes}` segment of an address (rules/routes#attributes): slugs joined by `_`, in any
 * order. An empty segment is a list without filters.
 */
export function decodeAttributes<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
  segment: string,
): Decoded<Group, Range, Sort> {
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
export function encodeAttributes<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
  selection: ListingSelection<Group, Range, Sort>,
): string {
  const { sort } = selection
  return [
    ...grammar.groups.flatMap((group) => slugsOf(group, selection.options[group.key])),
    ...grammar.ranges.flatMap((range) => {
      const bounds = selection.ranges[range.key]
      return bounds ? boundsSlug(range, bounds) : []
    }),
    ...(sort === grammar.sorts[0].key ? [] : [`sort-${sort}`]),
  ].join('_')
}

/** A list with nothing chosen, in the default order. */
export function emptySelection<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
): ListingSelection<Group, Range, Sort> {
  const options = Object.fromEntries(grammar.groups.map(({ key }) => [key, []]))
  return {
    // fromEntries forgets its keys; they are exactly the groups of the grammar.
    options: options as unknown as Record<Group, readonly string[]>,
    // No range at all is a partial record of any ranges, which the compiler cannot see of ranges unknown.
    ranges: {} as Partial<Record<Range, Bounds>>,
    sort: grammar.sorts[0].key,
  }
}

/** Nothing chosen any more; the order stays, because it hides nothing. */
export function clearAll<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
  { sort }: ListingSelection<Group, Range, Sort>,
): ListingSelection<Group, Range, Sort> {
  return { ...emptySelection(grammar), sort }
}

/** Chooses an option, or gives it up when it was chosen; in a single-select group it replaces the other. */
export function toggleOption<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
  selection: ListingSelection<Group, Range, Sort>,
  key: Group,
  slug: string,
): ListingSelection<Group, Range, Sort> {
  const group = grammar.groups.find((candidate) => candidate.key === key)
  if (!group?.options.some((option) => option.slug === slug)) {
    throw new RangeError(`${slug} is not an option of ${key}`)
  }
  const chosen = selection.options[key]
  const isChosen = chosen.includes(slug)
  const others = group.select === 'single' ? [] : chosen.filter((other) => other !== slug)
  return withOptions(selection, group, isChosen ? others : [...others, slug])
}

/** Sets the bounds of a range, or with null takes them away. */
export function setBounds<Group extends string, Range extends string, Sort extends string>(
  selection: ListingSelection<Group, Range, Sort>,
  key: NoInfer<Range>,
  bounds: Bounds | null,
): ListingSelection<Group, Range, Sort> {
  const { [key]: _, ...others } = selection.ranges
  // Leaving out a key of a partial record leaves a partial record, which the compiler cannot see.
  const ranges = (bounds ? { ...others, [key]: bounds } : others) as typeof selection.ranges
  return { ...selection, ranges }
}

/** What a selection means to the API's list query of pieces. */
export interface PieceArguments extends Readonly<Record<Exclude<PieceArgument, 'gemType'>, string[]>> {
  readonly gemType: GemStoneType[]
  readonly sort: ListingSort['argument']
}

/**
 * The arguments of the API's list query of pieces, save the bounds of the price; an option stands for all its ids, a
 * gold colour for all carats.
 */
export function selectionArguments<Group extends string>(
  grammar: Pick<PieceGrammar<Group>, 'groups'>,
  selection: Pick<ListingSelection<Group, string, ListingSortKey>, 'options' | 'sort'>,
): PieceArguments {
  const idsOf = (argument: PieceArgument): string[] =>
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
    subCollectionIds: idsOf('subCollectionIds'),
    gemType: gemStoneTypes.flatMap(({ value }) => (idsOf('gemType').includes(value) ? value : [])),
    sort: sort.argument,
  }
}

function withSlug<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
  selection: ListingSelection<Group, Range, Sort>,
  slug: string,
): ListingSelection<Group, Range, Sort> | null {
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
  const [defaultSort, ...otherSorts] = grammar.sorts
  const sort = otherSorts.find(({ key }) => slug === `sort-${key}`)?.key
  const isSingle = selection.sort === defaultSort.key || selection.sort === sort
  return sort && isSingle ? { ...selection, sort } : null
}

function optionsNamed({ options, aliases, pairs }: FilterGroup, slug: string): readonly string[] {
  if (options.some((option) => option.slug === slug)) return [slug]
  const others = Object.entries({ ...aliases, ...pairs })
  return others.find(([name]) => name === slug)?.[1] ?? []
}

/** How the chosen options of a group are written. */
function slugsOf(group: FilterGroup, chosen: readonly string[]): readonly string[] {
  const slugs = inTaxonomyOrder(group, chosen)
  const pair = Object.entries(group.pairs ?? {}).find(
    ([, both]) => both.length === slugs.length && slugs.every((slug) => both.includes(slug)),
  )
  return pair ? [pair[0]] : slugs
}

function withOptions<Group extends string, Range extends string, Sort extends string>(
  selection: ListingSelection<Group, Range, Sort>,
  group: FilterGroup<Group>,
  slugs: readonly string[],
): ListingSelection<Group, Range, Sort> {
  return { ...selection, options: { ...selection.options, [group.key]: inTaxonomyOrder(group, slugs) } }
}

function inTaxonomyOrder({ options }: FilterGroup, slugs: readonly string[]): string[] {
  return options.flatMap(({ slug }) => (slugs.includes(slug) ? slug : []))
}
