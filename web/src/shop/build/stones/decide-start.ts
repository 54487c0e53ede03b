import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import { holdsStone } from '#data/basket/basket-store.ts'

/** What becomes of a stone that a shopper starts a piece with. */
export type StartDecision =
  | { readonly kind: 'start' }
  | { readonly kind: 'in-basket' }
  | { readonly kind: 'not-available'; readonly availability: 'ON_HOLD' | 'SOLD' }

/**
 * Whether a piece can start with a stone (rules/building#gemstone-first): one that lies in the basket, alone or
 * in a pair, raises a notice, whatever else is to say of it; so does one that somebody else has.
 */
export function decideStart({
  stone: { id, availability },
  basketItems,
}: {
  readonly stone: { readonly id: string; readonly availability?: GemAvailability | null }
  readonly basketItems: Parameters<typeof holdsStone>[0]
}): StartDecision {
  if (holdsStone(basketItems, id)) return { kind: 'in-basket' }
  if (availability === 'SOLD' || availability === 'ON_HOLD') return { kind: 'not-available', availability }
  return { kind: 'start' }
}
