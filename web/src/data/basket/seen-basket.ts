import { lazyStore } from '../lazy-store.ts'
import type { BasketItem } from './basket-record.ts'

/**
 * Looks at the lines of the basket. There are none until the code that reads them is loaded
 * (rules/basket#persistence).
 */
export const useSeenBasket = lazyStore<readonly BasketItem[]>('basket', [], async () => {
  const { watchBasket } = await import('./watch-basket.ts')
  return (tell) => watchBasket(({ BasketItems }) => tell(BasketItems))
})
