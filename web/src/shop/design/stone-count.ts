import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { Design } from './design.ts'

/** How many stones a setting takes: two for earrings, one for all others. */
export function stoneCountOf(design: Pick<Design, 'subCategory'>): 1 | 2 {
  return createKindOf(design) === 'earrings' ? 2 : 1
}

/** Whether stones have been chosen for a setting, but fewer than it takes. */
export function awaitsMatch(design: Pick<Design, 'subCategory'>, stones: readonly unknown[]): boolean {
  return stones.length > 0 && stones.length < stoneCountOf(design)
}
