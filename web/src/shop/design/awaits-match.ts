import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import type { Design } from './design.ts'

/** Whether a pair has stones still to be chosen: both, or the second one. A finished pair takes none. */
export function awaitsMatch(
  design: Pick<Design, 'category' | 'subCategory'>,
  stones: readonly unknown[],
): boolean {
  return stoneCountOf(design) === 2 && stones.length < 2
}
