import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { holdsStone, useBasket } from '#data/basket/basket-store.ts'

interface StoneRecord {
  readonly id: string
  readonly availability?: GemAvailability | null
}
type Line = Pick<BasketItem, 'gemstoneId' | 'sync' | 'availability'> & {
  readonly gemstonePair: readonly string[]
}

/** The record of each held stone as whoever holds it sees it, so that a page drawn anew is given the same one. */
const ownRecords = new WeakMap<object, StoneRecord>()

/**
 * A stone as a visitor may have it (rules/stones#gone): one that is on hold, and that their cart can sell all the same,
 * is held for themselves. It lies in their basket and is not gone for them.
 */
export function ownStone<Stone extends StoneRecord>(stone: Stone, lines: readonly Line[]): Stone {
  if (stone.availability !== 'ON_HOLD') return stone
  const sold = lines.filter(({ sync, availability }) => sync === 'saved' && availability === 'AVAILABLE')
  if (!holdsStone(sold, stone.id)) return stone
  const own = ownRecords.get(stone) ?? { ...stone, availability: 'AVAILABLE' }
  ownRecords.set(stone, own)
  // Made of this very record, above.
  return own as Stone
}

/** Stones as this visitor may have them; as the shop has them until the page is hydrated. */
export function useOwnStones<Stone extends StoneRecord>(stones: readonly Stone[]): readonly Stone[] {
  const { BasketItems } = useBasket()
  return stones.map((stone) => ownStone(stone, BasketItems))
}

/** The same of one stone, which may be none. */
export function useOwnStone<Stone extends StoneRecord>(stone: Stone | null | undefined): Stone | null {
  const { BasketItems } = useBasket()
  return stone ? ownStone(stone, BasketItems) : null
}
