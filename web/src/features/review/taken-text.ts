import { m } from '#generated/paraglide/messages.js'
import type { BuildStone } from '../designer/build-stone.ts'
import { subjectOf } from '../designer/stone-notice.ts'

/** What is said of the stones of a piece that lie in other pieces of the basket, counted from 0; null for none. */
export function takenText(
  stones: readonly Pick<BuildStone, 'view'>[],
  [at, other]: readonly number[],
): string | null {
  if (at === undefined) return null
  return other === undefined
    ? m.review_stone_in_basket({ subject: subjectOf(stones, at) })
    : m.review_stones_in_basket()
}
