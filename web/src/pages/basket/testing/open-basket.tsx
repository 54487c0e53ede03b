import { emptyBasket, type BasketItem } from '#data/basket/basket-record.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { inTurn, startCartSync } from '#data/basket/cart-sync.ts'
import { cartOf } from '#data/basket/testing/baskets.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { CartBySessionDocument } from '#generated/graphql/graphql.ts'
import { bandAnswer } from '#testing/band-example.ts'
import { ringAnswers, ringLine } from '#testing/ring-example.ts'
import { BasketPage } from '../basket-page.tsx'

/** The API with a cart of these lines, and a basket that has them too and is kept in step with it. */
export async function stubBasket(lines: readonly BasketItem[] = [ringLine]) {
  const api = stubApi()
  api.answer(CartBySessionDocument, () => ({ getCartByCartSessionId: cartOf(lines) }))
  basketStore.update(() => ({ ...emptyBasket, BasketUID: 'uid', BasketItems: [...lines] }))
  startCartSync()
  // The cart is asked once when the first page has come.
  await (await renderInShop(null)).unmount()
  await cartAsked()
  return api
}

/**
 * Opens the page of the basket, to which the catalogue has answered all but what `unanswered` asks. It asks for
 * the cart.
 */
export function openBasket(unanswered: 'ShopRules' | 'DesignDetail' | 'GemstoneDetail' | null = null) {
  return renderInShop(<BasketPage />, {
    answers: [...ringAnswers, bandAnswer].filter(({ queryKey: [operation] }) => operation !== unanswered),
  })
}

/** Waits until everything is done that basket and cart have to tell each other. */
export const cartAsked = () => inTurn(() => Promise.resolve())
