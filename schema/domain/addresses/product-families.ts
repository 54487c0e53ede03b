import { subCategoryIds } from '../vocabulary/taxonomy.ts'

/**
 * A family of product addresses: where it stands, what it holds, and what its path can say
 * (rules/routes#product-routes).
 */
export interface ProductFamily {
  /** `/wedding-rings/plain`; a product is at `…/product/:sku`. */
  readonly path: string
  /** Subcategories whose pieces may be shown there. */
  readonly subCategoryIds: readonly string[]
  /** What the segment after the metal says: the width of a band, or the total weight of the stones. */
  readonly size: 'width' | 'total-carat' | null
  /** Whether a last segment says how heavy a band is. */
  readonly hasWeight: boolean
  /** Whether `…/:sku` shows the default choice. */
  readonly hasShortForm: boolean
}

const {
  plain,
  stoneSet,
  eternityRing,
  readyEngagementRing,
  jewelleryEarring,
  bracelet,
  necklace,
  ring,
  other,
} = subCategoryIds
const jewellery = [jewelleryEarring, bracelet, necklace, ring, other]

/**
 * Every family of product addresses. A piece may be shown by several; the first that holds its subcategory
 * is its own, which the others name as canonical.
 */
export const productFamilies = [
  family('/engagement-rings', [readyEngagementRing], { hasShortForm: true }),
  family('/wedding-rings/plain', [plain], { size: 'width', hasWeight: true }),
  family('/wedding-rings/stone-set', [stoneSet], { size: 'width' }),
  family('/eternity-rings', [eternityRing], { size: 'width', hasShortForm: true }),
  family('/rings', [ring], { hasShortForm: true }),
  family('/necklaces', [necklace], { size: 'total-carat', hasShortForm: true }),
  family('/earrings', [jewelleryEarring], { size: 'total-carat', hasShortForm: true }),
  family('/bracelets', [bracelet], { size: 'total-carat', hasShortForm: true }),
  family('/jewellery', jewellery, { size: 'total-carat' }),
  family('/wedding-rings', [plain, stoneSet, eternityRing], {
    size: 'width',
    hasWeight: true,
    hasShortForm: true,
  }),
  family('/collections', [...jewellery, readyEngagementRing], { size: 'total-carat' }),
] as const satisfies readonly ProductFamily[]

/** The family that stands at a path; null for none. */
export function familyAt(path: string): ProductFamily | null {
  return productFamilies.find((candidate) => candidate.path === path) ?? null
}

/** The family a finished piece belongs to; null for a setting, which is built at `/create`. */
export function ownFamily({
  subCategory,
}: {
  readonly subCategory: { readonly id: string }
}): ProductFamily | null {
  return productFamilies.find((candidate) => candidate.subCategoryIds.includes(subCategory.id)) ?? null
}

/** Whether a part of a path can be a stock keeping unit. */
export function isSku(text: string): boolean {
  return skuForm.test(text)
}

/** How every stock keeping unit looks, in any letter case. */
const skuForm = /^[a-z]{2}-\d{3,}$/i

function family(
  path: string,
  subCategories: readonly string[],
  form: Partial<Pick<ProductFamily, 'size' | 'hasWeight' | 'hasShortForm'>>,
): ProductFamily {
  return {
    path,
    subCategoryIds: subCategories,
    size: null,
    hasWeight: false,
    hasShortForm: false,
    ...form,
  }
}
