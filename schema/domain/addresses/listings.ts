import type { CreateKind } from './addresses.ts'
import { listingSorts, pieceRanges } from './listing-grammar.ts'
import type { PieceFilterGroup, PieceGrammar } from './listing-grammar.ts'
import { pieceFilters } from './piece-filters.ts'
import type { PieceFilterKey } from './piece-filters.ts'
import { categoryIds, collectionIds, subCategoryIds, subCollections } from '../vocabulary/taxonomy.ts'

/** Lists of ring and pendant settings: shape, style and metal; palladium is for wedding listings only. */
export const settingGrammar = grammarOf(pieceFilters.shape, pieceFilters.style, pieceFilters.metal)

/** Lists of settings for a stone, whose shape it is. */
export const fittingSettingGrammar = grammarOf(pieceFilters.style, pieceFilters.metal)

/**
 * How the list of settings of a kind may be filtered: earrings by how they are worn, too
 * (rules/filters#where-each-applies).
 */
export const settingGrammars: Readonly<Record<CreateKind, PieceGrammar<PieceFilterKey>>> = {
  'engagement-ring': settingGrammar,
  pendant: settingGrammar,
  earrings: grammarOf(pieceFilters.shape, pieceFilters.style, pieceFilters.earringStyle, pieceFilters.metal),
}

/** A list of finished pieces: its address, what it holds, and how it may be filtered. */
export interface Listing {
  readonly key: string
  /** The address without filters. */
  readonly path: string
  readonly categoryId: string
  /** Empty for every subcategory of the category. */
  readonly subCategoryIds: readonly string[]
  /** Only pieces of this collection; null for all. */
  readonly collectionId: string | null
  /** Only pieces of one of these subcollections; empty for all. */
  readonly subCollectionIds: readonly string[]
  /** Only pieces that a running sale lowers. */
  readonly isSale: boolean
  readonly grammar: PieceGrammar<PieceFilterKey>
}

const { weddingRing, jewellery } = categoryIds
const { category, saleCategory, shape, style, weddingStyle, earringStyle, profile, eternityStyle } =
  pieceFilters
const { setting, collection, metal, weddingMetal, gemstone } = pieceFilters

const worn = [
  subCategoryIds.jewelleryEarring,
  subCategoryIds.bracelet,
  subCategoryIds.necklace,
  subCategoryIds.ring,
  subCategoryIds.other,
]

/**
 * The thirteen listings (rules/listings#lists; the filters of each: rules/filters#where-each-applies).
 * Wedding rings are a category without a fixed subcategory, so eternity rings are among them. Jewellery is
 * what is worn beside a ring of promise: ready engagement rings have a list of their own.
 */
export const listings = [
  listing('engagement-rings', '/engagement-rings/collection', jewellery, {
    subCategoryIds: [subCategoryIds.readyEngagementRing],
    filters: [shape, style, metal],
  }),
  listing('wedding-rings', '/wedding-rings/collection', weddingRing, {
    filters: [weddingStyle, profile, weddingMetal],
  }),
  listing('stone-set', '/wedding-rings/stone-set/collection', weddingRing, {
    subCategoryIds: [subCategoryIds.stoneSet],
    filters: [weddingStyle, setting, weddingMetal],
  }),
  listing('plain', '/wedding-rings/plain/collection', weddingRing, {
    subCategoryIds: [subCategoryIds.plain],
    filters: [weddingStyle, profile, weddingMetal],
  }),
  listing('eternity-rings', '/eternity-rings/collection', weddingRing, {
    subCategoryIds: [subCategoryIds.eternityRing],
    filters: [eternityStyle, setting, metal],
  }),
  listing('rings', '/rings/collection', jewellery, {
    subCategoryIds: [subCategoryIds.ring],
    filters: [collection, metal, gemstone],
  }),
  listing('necklaces', '/necklaces/collection', jewellery, {
    subCategoryIds: [subCategoryIds.necklace],
    filters: [collection, metal, gemstone],
  }),
  listing('earrings', '/earrings/collection', jewellery, {
    subCategoryIds: [subCategoryIds.jewelleryEarring],
    filters: [earringStyle, collection, metal, gemstone],
  }),
  listing('bracelets', '/bracelets/collection', jewellery, {
    subCategoryIds: [subCategoryIds.bracelet],
    filters: [collection, metal, gemstone],
  }),
  listing('jewellery', '/jewellery/collection', jewellery, {
    subCategoryIds: worn,
    filters: [category, collection, metal, gemstone],
  }),
  listing('sale', '/sale', jewellery, { isSale: true, filters: [saleCategory, metal] }),
  listing('collections', '/collections', jewellery, {
    subCollectionIds: subCollections.flatMap(({ ids }) => ids),
    filters: [category, collection, metal, gemstone],
  }),
  listing('personalise', '/personalise', jewellery, {
    collectionId: collectionIds.personalised,
    filters: [category, collection, metal],
  }),
] as const

export type ListingKey = (typeof listings)[number]['key']

/** The listing with this key. */
export function listingOf(key: ListingKey): Listing {
  // Every key of the type is in the table the type is made from.
  return listings.find((candidate) => candidate.key === key)!
}

interface ListingScope extends Partial<
  Pick<Listing, 'subCategoryIds' | 'collectionId' | 'subCollectionIds' | 'isSale'>
> {
  readonly filters: readonly PieceFilterGroup<PieceFilterKey>[]
}

function listing<Key extends string>(
  key: Key,
  path: string,
  categoryId: string,
  { filters, ...scope }: ListingScope,
): Listing & { readonly key: Key } {
  return {
    key,
    path,
    categoryId,
    subCategoryIds: [],
    collectionId: null,
    subCollectionIds: [],
    isSale: false,
    ...scope,
    grammar: grammarOf(...filters),
  }
}

function grammarOf<Group extends string>(...groups: readonly PieceFilterGroup<Group>[]) {
  return { groups, ranges: pieceRanges, sorts: listingSorts } as const satisfies PieceGrammar<Group>
}
