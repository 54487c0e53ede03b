import { subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { DesignHit } from '@shop/schema/http/search-hits'
import { m } from '#generated/paraglide/messages.js'

interface HitCategory {
  readonly slug: string
  /** As an option of a filter. */
  readonly name: () => string
  /** Of one piece. */
  readonly kind: () => string
  readonly subCategoryIds: readonly string[]
}

const { engagementRing, pendant, earring } = subCategoryIds
const { plain, stoneSet, eternityRing, readyEngagementRing, jewelleryEarring, bracelet, necklace, ring } =
  subCategoryIds

const others = {
  slug: 'other',
  name: m.search_category_other,
  kind: m.search_kind_other,
  subCategoryIds: [],
}

/** What pieces are, in the words of the shop's lists. */
export const hitCategories: readonly HitCategory[] = [
  {
    slug: 'settings',
    name: m.search_category_settings,
    kind: m.search_kind_settings,
    subCategoryIds: [engagementRing],
  },
  {
    slug: 'pendant-settings',
    name: m.search_category_pendant_settings,
    kind: m.search_kind_pendant_settings,
    subCategoryIds: [pendant],
  },
  {
    slug: 'earring-settings',
    name: m.search_category_earring_settings,
    kind: m.search_kind_earring_settings,
    subCategoryIds: [earring],
  },
  {
    slug: 'engagement-rings',
    name: m.search_category_engagement,
    kind: m.search_kind_engagement,
    subCategoryIds: [readyEngagementRing],
  },
  {
    slug: 'wedding-rings',
    name: m.search_category_wedding,
    kind: m.search_kind_wedding,
    subCategoryIds: [plain, stoneSet],
  },
  {
    slug: 'eternity-rings',
    name: m.search_category_eternity,
    kind: m.search_kind_eternity,
    subCategoryIds: [eternityRing],
  },
  { slug: 'rings', name: m.search_category_rings, kind: m.search_kind_rings, subCategoryIds: [ring] },
  {
    slug: 'necklaces',
    name: m.search_category_necklaces,
    kind: m.search_kind_necklaces,
    subCategoryIds: [necklace],
  },
  {
    slug: 'earrings',
    name: m.search_category_earrings,
    kind: m.search_kind_earrings,
    subCategoryIds: [jewelleryEarring],
  },
  {
    slug: 'bracelets',
    name: m.search_category_bracelets,
    kind: m.search_kind_bracelets,
    subCategoryIds: [bracelet],
  },
  others,
]

/** What a piece is: the category that its subcategory belongs to. */
export function hitCategory({ subCategory }: Pick<DesignHit, 'subCategory'>): HitCategory {
  return hitCategories.find((candidate) => candidate.subCategoryIds.includes(subCategory.id)) ?? others
}
