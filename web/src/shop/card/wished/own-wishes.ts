import { useBasket } from '#data/basket/basket-store.ts'
import { ownStone } from '#shop/gemstone/own-stones.ts'
import type { WishedItem } from './wish-view.ts'

/** Items as this visitor may have them: a stone that is held for themselves is not gone for them (rules/stones#gone). */
export function useOwnWishes<Item extends WishedItem>(items: readonly Item[]): readonly Item[] {
  const { BasketItems } = useBasket()
  return items.map((item) =>
    item.gemstone ? { ...item, gemstone: ownStone(item.gemstone, BasketItems) } : item,
  )
}
