import { createKinds } from './addresses.ts'
import type { CreateKind } from './addresses.ts'
import { categoryIds, subCategoryIds } from '../vocabulary/taxonomy.ts'

/**
 * What a setting is built into: subcategory 1 an engagement ring, 2 a pendant, anything else earrings
 * (rules/building#kinds).
 */
export function createKindOf({ subCategory }: { readonly subCategory: { readonly id: string } }): CreateKind {
  if (subCategory.id === subCategoryIds.engagementRing) return 'engagement-ring'
  return subCategory.id === subCategoryIds.pendant ? 'pendant' : 'earrings'
}

interface PlacedDesign {
  readonly category: { readonly id: string }
  readonly subCategory: { readonly id: string }
}

/**
 * How many loose stones a piece takes: a setting one, that of earrings two; a finished piece has its own
 * (rules/building#kinds).
 */
export function stoneCountOf(design: PlacedDesign): 0 | 1 | 2 {
  if (design.category.id !== categoryIds.setting) return 0
  return createKindOf(design) === 'earrings' ? 2 : 1
}

/** The subcategory of the settings of a kind (rules/building#kinds). */
export const settingSubCategories: Readonly<Record<CreateKind, string>> = {
  'engagement-ring': subCategoryIds.engagementRing,
  pendant: subCategoryIds.pendant,
  earrings: subCategoryIds.earring,
}

/** The kind that a segment of an address names; null for any other. */
export function createKindAt(segment: string): CreateKind | null {
  return createKinds.find((kind) => kind === segment) ?? null
}
