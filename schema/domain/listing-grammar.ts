import { metalColours, settingStyles, shapes } from './taxonomy.ts'
import type { FilterOption } from './taxonomy.ts'

/** How a list may be filtered and sorted: its row of the filter table (decisions, Filters). */
export interface ListingGrammar<Group extends string = string> {
  /** In the order of the filter table, which is the order in addresses. */
  readonly groups: readonly FilterGroup<Group>[]
  readonly ranges: readonly RangeFilter[]
}

export interface FilterGroup<Group extends string = string> {
  readonly key: Group
  readonly select: 'single' | 'multi'
  readonly argument: 'attributeIds' | 'fixedAttributeIds' | 'subCategoryIds'
  readonly options: readonly FilterOption[]
  /** Other slugs that are accepted, each for one or more options. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
}

/** A range, such as a price; in an address `price-500-to-2000`. */
export interface RangeFilter {
  readonly key: string
  /** Decimals of a bound, always written: `carat-0-70-to-1-50` has two. */
  readonly decimals: number
}

/** The sorts of every list of pieces; the first is the default and has no slug. */
export const listingSorts = [
  { key: 'best-match', argument: 'BEST_MATCH' },
  { key: 'price-asc', argument: 'PRICE_ASC' },
  { key: 'price-desc', argument: 'PRICE_DESC' },
  { key: 'newest', argument: 'NEWEST' },
  { key: 'soonest', argument: 'SOONEST_DELIVERY' },
] as const

export type ListingSort = (typeof listingSorts)[number]
export type ListingSortKey = ListingSort['key']

/** Lists of settings: shape, style and metal; palladium is for wedding listings only. */
export const settingGrammar = {
  groups: [
    { key: 'shape', select: 'single', argument: 'attributeIds', options: shapes },
    { key: 'style', select: 'multi', argument: 'fixedAttributeIds', options: settingStyles },
    {
      key: 'metal',
      select: 'multi',
      argument: 'attributeIds',
      options: metalColours.filter(({ slug }) => slug !== 'palladium'),
    },
  ],
  ranges: [],
} as const satisfies ListingGrammar
