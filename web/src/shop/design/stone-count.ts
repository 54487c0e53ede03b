import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { Design } from './design.ts'

/** How many stones a setting takes: two for earrings, one for all others. */
export function stoneCountOf(design: Pick<Design, 'subCategory'>): 1 | 2 {
  return createKindOf(design) === 'earrings' ? 2 : 1
}

/** Whether a pair has stones still to be chosen: both, or the second one. A finished pair takes none. */
export function awaitsMatch(
  design: Pick<Design, 'category' | 'subCategory'>,
  stones: readonly unknown[],
): boolean {
  return design.category.id === categoryIds.setting && stoneCountOf(design) === 2 && stones.length < 2
}
