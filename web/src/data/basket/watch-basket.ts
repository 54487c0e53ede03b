import { subscribe } from 'valtio/vanilla'
import type { BasketRecord } from './basket-record.ts'
import { basketStore } from './basket-store.ts'
import { fetchCart, startCartSync } from './cart-sync.ts'

/** Tells what is in the basket now and after every change, until the answer is called. */
export function watchBasket(tell: (basket: BasketRecord) => void): () => void {
  tell(basketStore.state)
  return subscribe(basketStore.state, () => tell(basketStore.state))
}

/**
 * Keeps basket and cart in step from now on. A tab that is come back to looks again: its basket may have expired, and
 * its stones may be sold.
 */
export function keepInStep(): void {
  startCartSync()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') fetchCart()
  })
}
