import { hasBasketExpired } from '@shop/schema/domain/basket/basket-expiry'
import type { StoredItem } from './cart-store.ts'
import { stoneIdsOf } from './piece-choice.ts'

/**
 * The lines that stay when those of a session come to an account's (rules/basket#attaching): a line that has expired does
 * not, the same basketItemId is one line, the account's, and of lines with the same stone the one that was put in last
 * stays; of two at the same moment the session's, which the shopper has before them.
 */
export function joinLines(
  ofAccount: readonly StoredItem[],
  arriving: readonly StoredItem[],
  now: Date,
): StoredItem[] {
  const known = new Set(ofAccount.map(({ basketItemId }) => basketItemId))
  const lines = [...arriving.filter(({ basketItemId }) => !known.has(basketItemId)), ...ofAccount]
  const taken = new Set<string>()
  return lines
    .filter((line) => !hasBasketExpired([line], now))
    .toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt))
    .filter(({ choice }) => {
      const stoneIds = stoneIdsOf(choice)
      if (stoneIds.some((id) => taken.has(id))) return false
      for (const id of stoneIds) taken.add(id)
      return true
    })
}
