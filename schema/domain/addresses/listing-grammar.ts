import type { FilterOption } from '../vocabulary/taxonomy.ts'

/** How a list may be filtered and sorted: its row of the filter table (rules/filters#groups). */
export interface ListingGrammar<
  Group extends string = string,
  Range extends string = string,
  Sort extends string = string,
> {
  /** In the order of the filter table, which is the order in addresses. */
  readonly groups: readonly FilterGroup<Group>[]
  readonly ranges: readonly RangeFilter<Range>[]
  /** The first is the default and has no slug. */
  readonly sorts: readonly [{ readonly key: Sort }, ...(readonly { readonly key: Sort }[])]
}

export interface FilterGroup<Group extends string = string> {
  readonly key: Group
  readonly select: 'single' | 'multi'
  readonly options: readonly { readonly slug: string }[]
  /** Other slugs that are accepted, each for one or more options. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  /** Slugs of several options together: where they are chosen, and no other, they are written so. */
  readonly pairs?: Readonly<Record<string, readonly string[]>>
}

/** A range between two numbers or two grades, each inclusive. */
export type RangeFilter<Key extends string = string> = NumberRange<Key> | GradeRange<Key>

/** A range of numbers, such as a price; in an address `price-500-to-2000`. */
export interface NumberRange<Key extends string = string> {
  readonly key: Key
  /** Decimals of a bound, always written: `carat-0-70-to-1-50` has two. */
  readonly decimals: number
}

/** A range of grades, such as a colour; in an address `colour-d-to-g`, which is every grade from D to G. */
export interface GradeRange<Key extends string = string> {
  readonly key: Key
  /** In the order of the page; the first and the last of a range may be the same. */
  readonly grades: readonly { readonly slug: string }[]
}

/** The sorts of every list of pieces. */
export const listingSorts = [
  { key: 'best-match', argument: 'BEST_MATCH' },
  { key: 'price-asc', argument: 'PRICE_ASC' },
  { key: 'price-desc', argument: 'PRICE_DESC' },
  { key: 'newest', argument: 'NEWEST' },
  { key: 'soonest', argument: 'SOONEST_DELIVERY' },
] as const

/** The ranges of every list of pieces: prices in whole pounds, as the cards show them before a sale. */
export const pieceRanges = [{ key: 'price', decimals: 0 }] as const

export type PieceRangeKey = (typeof pieceRanges)[number]['key']

export type ListingSort = (typeof listingSorts)[number]
export type ListingSortKey = ListingSort['key']

/** A list of pieces: what its options stand for, and for which argument of the API's list query. */
export interface PieceGrammar<Group extends string = string> extends ListingGrammar<
  Group,
  PieceRangeKey,
  ListingSortKey
> {
  readonly groups: readonly PieceFilterGroup<Group>[]
}

export interface PieceFilterGroup<Group extends string = string> extends FilterGroup<Group> {
  readonly argument: PieceArgument
  /** What the API calls the group in its counts. */
  readonly facet: string
  readonly options: readonly FilterOption[]
}

/** The arguments of the API's list query that carry filters (rules/filters#groups). */
export type PieceArgument =
  | 'subCategoryIds'
  | 'attributeIds'
  | 'fixedAttributeIds'
  | 'subCollectionIds'
  | 'gemType'
