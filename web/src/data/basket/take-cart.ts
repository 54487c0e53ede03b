import type { CartFragment } from '#generated/graphql/graphql.ts'
import { shopNow } from '../shop-clock.ts'
import { basketStore } from './basket-store.ts'
import { withCart } from './cart-transitions.ts'

/** Takes a cart that came with another answer than its own (rules/basket#cart-sync): prices and availability are its. */
export function takeCart(cart: CartFragment): void {
  basketStore.update((record) => withCart(record, cart.cartSessionId, cart, shopNow()))
}
