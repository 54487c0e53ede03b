import type { PricedDesign } from '@shop/schema/domain/design/design'
import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import type { GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import type { PieceArgument } from '@shop/schema/domain/addresses/listing-grammar'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { pieceFilters } from '@shop/schema/domain/addresses/piece-filters'
import { categoryIds, type FilterOption, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { FacetGroup } from '../generated/resolvers.ts'

/** What filters read of a design. */
export interface FilterableDesign extends Pick<PricedDesign, 'attributes'> {
  readonly subCategory: { readonly id: string }
  readonly fixedAttributes: readonly { readonly id: string }[]
  readonly gemTypes: readonly GemStoneType[]
  readonly subCollections: readonly { readonly id: string }[]
}

/** A filter group: the argument that carries its ids, its options, and which of them a design has. */
export interface FilterGroup {
  readonly name: FacetGroup
  readonly argument: PieceArgument
  readonly options: readonly FilterOption[]
  readonly idsOf: (design: FilterableDesign) => readonly string[]
}

const fixedIdsOf: FilterGroup['idsOf'] = ({ fixedAttributes }) => fixedAttributes.map(({ id }) => id)

/** Which ids of its group a design has; those of every other group are its fixed attributes. */
const idsOfGroup: Readonly<Partial<Record<FacetGroup, FilterGroup['idsOf']>>> = {
  CATEGORY: ({ subCategory }) => [subCategory.id],
  SHAPE: (design) => optionsOf(design, shapeAttribute).map(({ id }) => id),
  COLLECTION: ({ subCollections }) => subCollections.map(({ id }) => id),
  METAL: (design) => optionsOf(design, metalAttribute).map(({ id }) => id),
  GEMSTONE: ({ gemTypes }) => gemTypes,
}

// Every metal and every category is in the longer of the two lists there are of each; the shorter one would
// be the same group once more.
const { metal: _metal, category: _category, ...filters } = pieceFilters

/** The filter groups in the order of the filter table (rules/filters#groups). */
export const filterGroups: readonly FilterGroup[] = Object.values(filters).map(
  ({ facet, argument, options }) => ({
    name: facet,
    argument,
    options,
    idsOf: idsOfGroup[facet] ?? fixedIdsOf,
  }),
)

const { engagementRing, pendant, earring, plain, stoneSet, eternityRing } = subCategoryIds
const { readyEngagementRing, jewelleryEarring, bracelet, necklace, ring, other } = subCategoryIds

const ofSettings: readonly FacetGroup[] = ['SHAPE', 'STYLE', 'METAL']
const ofJewellery: readonly FacetGroup[] = ['CATEGORY', 'COLLECTION', 'METAL', 'GEMSTONE']

/**
 * Which groups apply to the subcategories a listing shows (rules/filters#where-each-applies): the first row
 * that holds all of them decides.
 */
const groupsBySubCategories: readonly (readonly [readonly string[], readonly FacetGroup[]])[] = [
  [[earring], ['SHAPE', 'STYLE', 'EARRING_STYLE', 'METAL']],
  [[engagementRing, pendant, earring], ofSettings],
  [[plain], ['WEDDING_STYLE', 'PROFILE', 'METAL']],
  [[stoneSet], ['WEDDING_STYLE', 'SETTING', 'METAL']],
  [[eternityRing], ['ETERNITY_STYLE', 'SETTING', 'METAL']],
  [
    [plain, stoneSet, eternityRing],
    ['WEDDING_STYLE', 'PROFILE', 'METAL'],
  ],
  [[readyEngagementRing], ['CATEGORY', ...ofSettings]],
  [[jewelleryEarring], [...ofJewellery, 'EARRING_STYLE']],
  [[readyEngagementRing, jewelleryEarring, bracelet, necklace, ring, other], ofJewellery],
]

/** The subcategories of each category (rules/taxonomy#subcategories). */
export const subCategoriesByCategory: ReadonlyMap<string, readonly string[]> = new Map<
  string,
  readonly string[]
>([
  [categoryIds.setting, [engagementRing, pendant, earring]],
  [categoryIds.weddingRing, [plain, stoneSet, eternityRing]],
  [categoryIds.jewellery, [readyEngagementRing, jewelleryEarring, bracelet, necklace, ring, other]],
])

/** The groups that apply to a listing, in the order of the filter table; palladium for wedding rings only. */
export function applicableGroups(categoryId: string, chosenSubCategoryIds: readonly string[]): FilterGroup[] {
  const shown =
    chosenSubCategoryIds.length > 0 ? chosenSubCategoryIds : (subCategoriesByCategory.get(categoryId) ?? [])
  const [, names = []] = groupsBySubCategories.find(([held]) => shown.every((id) => held.includes(id))) ?? []
  const isWedding = categoryId === categoryIds.weddingRing
  return filterGroups
    .filter(({ name }) => names.includes(name))
    .map((group) => ({
      ...group,
      options: group.options.filter(({ slug }) => isWedding || slug !== 'palladium'),
    }))
}
