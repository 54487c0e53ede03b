import { subscribe } from 'valtio/vanilla'
import type { BasketRecord } from './basket-record.ts'
import { basketStore } from './basket-store.ts'
import { fetchCart, startCartSync } from './cart-sync.ts'

/**
 * Keeps the basket in step with the cart, and tells what is in it now and after every change. A tab that is
 * come back to looks again: its basket may have expired, and its stones may be sold.
 */
export function watchBasket(tell: (basket: BasketRecord) => void): () => void {
  startCartSync()
  document.addEventListener('visibilitychange', lookAgain)
  tell(basketStore.state)
  const stop = subscribe(basketStore.state, () => tell(basketStore.state))
  return () => {
    document.removeEventListener('visibilitychange', lookAgain)
    stop()
  }
}

function lookAgain(): void {
  if (document.visibilityState === 'visible') fetchCart()
}
