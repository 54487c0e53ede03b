import type { StoneOption } from './gemstone-grades.ts'

/**
 * Kinds of loose stones, what a list of them can be filtered and sorted by, and the rules that depend on the
 * kind (rules/taxonomy#kinds-of-stone, rules/filters#stone-lists). Closed sets in their fixed order.
 */

/** Grown by nature or in a laboratory: the badge of every row, card and page of a stone. */
export const gemOrigins = [
  { slug: 'natural', name: 'Natural', value: 'NATURAL' },
  { slug: 'lab-grown', name: 'Lab-grown', value: 'LAB_GROWN' },
] as const satisfies readonly StoneOption[]

export type GemOrigin = (typeof gemOrigins)[number]['value']

interface GemStoneKind extends StoneOption {
  readonly origin: GemOrigin
  readonly isDiamond: boolean
  /** What a sale calls these stones (rules/prices#sale-of-stones); null where no sale can cover them. */
  readonly saleId: string | null
}

/**
 * Kinds of stone, the values of `gemStoneType`: the four kinds of diamond, then each coloured species. Other
 * gems are all that are no diamonds.
 */
export const gemStoneTypes = [
  {
    slug: 'diamond',
    name: 'Natural diamond',
    value: 'NATURAL_DIAMOND',
    origin: 'NATURAL',
    isDiamond: true,
    saleId: '996',
  },
  {
    slug: 'fancy-diamond',
    name: 'Natural fancy diamond',
    value: 'NATURAL_FANCY_DIAMOND',
    origin: 'NATURAL',
    isDiamond: true,
    saleId: '998',
  },
  {
    slug: 'sapphire',
    name: 'Sapphire',
    value: 'SAPPHIRE',
    origin: 'NATURAL',
    isDiamond: false,
    saleId: '995',
  },
  { slug: 'emerald', name: 'Emerald', value: 'EMERALD', origin: 'NATURAL', isDiamond: false, saleId: '995' },
  { slug: 'ruby', name: 'Ruby', value: 'RUBY', origin: 'NATURAL', isDiamond: false, saleId: '995' },
  {
    slug: 'morganite',
    name: 'Morganite',
    value: 'MORGANITE',
    origin: 'NATURAL',
    isDiamond: false,
    saleId: null,
  },
  {
    slug: 'aquamarine',
    name: 'Aquamarine',
    value: 'AQUAMARINE',
    origin: 'NATURAL',
    isDiamond: false,
    saleId: null,
  },
  {
    slug: 'other',
    name: 'Other gemstone',
    value: 'OTHER',
    origin: 'NATURAL',
    isDiamond: false,
    saleId: null,
  },
  {
    slug: 'lab-grown-diamond',
    name: 'Lab-grown diamond',
    value: 'LAB_GROWN_DIAMOND',
    origin: 'LAB_GROWN',
    isDiamond: true,
    saleId: '997',
  },
  {
    slug: 'lab-grown-fancy-diamond',
    name: 'Lab-grown fancy diamond',
    value: 'LAB_GROWN_FANCY_DIAMOND',
    origin: 'LAB_GROWN',
    isDiamond: true,
    saleId: '999',
  },
  {
    slug: 'lab-grown-sapphire',
    name: 'Lab-grown sapphire',
    value: 'LAB_GROWN_SAPPHIRE',
    origin: 'LAB_GROWN',
    isDiamond: false,
    saleId: '995',
  },
  {
    slug: 'lab-grown-emerald',
    name: 'Lab-grown emerald',
    value: 'LAB_GROWN_EMERALD',
    origin: 'LAB_GROWN',
    isDiamond: false,
    saleId: '995',
  },
  {
    slug: 'lab-grown-ruby',
    name: 'Lab-grown ruby',
    value: 'LAB_GROWN_RUBY',
    origin: 'LAB_GROWN',
    isDiamond: false,
    saleId: '995',
  },
] as const satisfies readonly GemStoneKind[]

export type GemStoneType = (typeof gemStoneTypes)[number]['value']

/** Whether a stone can be bought. */
export const gemAvailabilities = ['AVAILABLE', 'ON_HOLD', 'SOLD'] as const

export type GemAvailability = (typeof gemAvailabilities)[number]

/** Filters of a stone list that are options with counts, in the order of the page. */
export const gemstoneFacets = [
  'SHAPE',
  'ORIGIN',
  'GEM_TYPE',
  'COLOUR',
  'CLARITY',
  'CUT',
  'POLISH',
  'SYMMETRY',
  'FLUORESCENCE',
  'CERTIFICATE',
  'IMAGE_360',
  'HUE',
  'DELIVERY',
] as const

export type GemstoneFacet = (typeof gemstoneFacets)[number]

/** The sorts of a stone list; the first is the default and has no slug. */
export const gemstoneSorts = [
  { key: 'best-match', argument: 'BEST_MATCH' },
  { key: 'price-asc', argument: 'PRICE_ASC' },
  { key: 'price-desc', argument: 'PRICE_DESC' },
  { key: 'carat-asc', argument: 'CARAT_ASC' },
  { key: 'carat-desc', argument: 'CARAT_DESC' },
  { key: 'soonest', argument: 'SOONEST_DELIVERY' },
] as const

export type GemstoneSort = (typeof gemstoneSorts)[number]['argument']

const roundShape = 'Round Brilliant'

/** Whether a stone grew in a laboratory, so that every mention of it has to say so. */
export function isLabGrown(gemStoneType: GemStoneType): boolean {
  return kindOf(gemStoneType).origin === 'LAB_GROWN'
}

/** Whether a stone is a diamond of any colour and origin; all others are other gems. */
export function isDiamond(gemStoneType: GemStoneType): boolean {
  return kindOf(gemStoneType).isDiamond
}

/** What the page calls a kind of stone: `Lab-grown diamond`. */
export function gemStoneTypeName(gemStoneType: GemStoneType): string {
  return kindOf(gemStoneType).name
}

/** Whether the cut grade of a stone is shown: for round shapes only (rules/stones#cut). */
export function showsCut({ shape }: { readonly shape: string | null }): boolean {
  return shape === roundShape
}

/**
 * The subcategory by which a sale covers a kind of stone; null where no sale can
 * (rules/prices#sale-of-stones).
 */
export function saleSubCategoryOf(gemStoneType: GemStoneType): string | null {
  return kindOf(gemStoneType).saleId
}

function kindOf(gemStoneType: GemStoneType): (typeof gemStoneTypes)[number] {
  // Every value of the type is in the list the type is made from.
  return gemStoneTypes.find(({ value }) => value === gemStoneType)!
}
