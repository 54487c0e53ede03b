import { createKindOf } from '@shop/schema/domain/create-kind'
import type { Setting } from './setting-choice.ts'

/** How many stones a setting takes: two for earrings, one for all others. */
export function stoneCountOf(design: Pick<Setting, 'subCategory'>): 1 | 2 {
  return createKindOf(design) === 'earrings' ? 2 : 1
}

/** Whether stones have been chosen for a setting, but fewer than it takes. */
export function awaitsMatch(design: Pick<Setting, 'subCategory'>, stones: readonly unknown[]): boolean {
  return stones.length > 0 && stones.length < stoneCountOf(design)
}
