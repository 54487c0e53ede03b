import { subscribe } from 'valtio'
import type { BasketRecord } from './basket-record.ts'
import { basketStore } from './basket-store.ts'
import { startCartSync } from './cart-sync.ts'

/** Keeps the basket in step with the cart, and tells what is in it now and after every change. */
export function watchBasket(tell: (basket: BasketRecord) => void): () => void {
  startCartSync()
  tell(basketStore.state)
  return subscribe(basketStore.state, () => tell(basketStore.state))
}
