import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { emptyBasket } from './basket-record.ts'
import { addItem, basketStore } from './basket-store.ts'
import { startCartSync, fetchCart, useCartApart, useCartFetch } from './cart-sync.ts'
import { useCurrentView, usePaymentLinkFlag } from './checkout-fields.ts'
import { aPiece } from './testing/baskets.ts'
import { FakeCart } from './testing/fake-cart.ts'

const cart = new FakeCart()
let userId: string | null = null

function State() {
  return (
    <p>
      {useCartFetch()}, {useCartApart() ?? 'together'}
    </p>
  )
}

/** Has the coming calls wait until what it gives is called. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  cart.gate = promise
  return resolve
}

it('a page says how the cart was last fetched, and why it is apart from the account’s', async () => {
  const screen = await renderInShop(<State />)
  const says = async (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await says('none, together')
  startCartSync(cart, () => userId)
  addItem(aPiece)
  await expect.poll(() => cart.calls.length).toBe(1)

  let release = hold()
  fetchCart()
  await says('under-way, together')
  release()
  await says('done, together')

  cart.fates = ['lost']
  fetchCart()
  await says('failed, together')
  release = hold()
  fetchCart()
  await says('retrying, together')
  release()
  await says('done, together')

  vi.spyOn(navigator.locks, 'request').mockRejectedValueOnce(new TypeError('no locks'))
  fetchCart()
  await says('failed, together')
  fetchCart()
  await says('done, together')

  userId = 'c1'
  cart.fates = ['answered', 'lost']
  fetchCart()
  await says('done, not-joined')

  const attach = cart.attach
  const refusing = (code: 'CART_FULL' | 'UNKNOWN_CART') => async () => ({
    cart: null,
    userErrors: [{ code: code as never, field: null, message: 'No.' }],
  })
  cart.attach = refusing('CART_FULL')
  fetchCart()
  await says('done, too-full')
  cart.attach = refusing('UNKNOWN_CART')
  fetchCart()
  await says('done, not-joined')
  cart.attach = attach
  fetchCart()
  await says('done, together')

  cart.attach = refusing('CART_FULL')
  userId = 'c2'
  fetchCart()
  await says('done, too-full')
  release = hold()
  fetchCart()
  await says('under-way, too-full')
  release()
  await says('done, too-full')
  release = hold()
  userId = null
  fetchCart()
  await says('under-way, together')
  release()
  await says('done, together')
})

function Checkout({ page, isLink }: { readonly page: 'cart' | 'checkout'; readonly isLink: boolean | null }) {
  useCurrentView(page)
  usePaymentLinkFlag(isLink)
  return null
}

const { state } = basketStore

it('the basket remembers which page of it was looked at last, and whether a link is paid', async () => {
  basketStore.update(() => ({ ...emptyBasket, BasketUID: 'uid' }))
  const cartPage = await renderInShop(<Checkout page="cart" isLink={null} />, { now: '2026-11-25T10:00:00Z' })
  await expect.poll(() => state.CurrentView).toEqual({ page: 'cart', timeStamp: 1_795_600_800_000 })
  expect(state.IsPaymentLink).toBe(false)
  await cartPage.unmount()
  const checkout = await renderInShop(<Checkout page="checkout" isLink />)
  await expect.poll(() => state.CurrentView?.page).toBe('checkout')
  expect(state.IsPaymentLink).toBe(true)
  await checkout.unmount()
  await renderInShop(<Checkout page="cart" isLink={null} />)
  await expect.poll(() => state.CurrentView?.page).toBe('cart')
  expect(state.IsPaymentLink).toBe(true)
})

function Steps() {
  const [isAtCheckout, setIsAtCheckout] = useState(false)
  useCurrentView(isAtCheckout ? 'checkout' : 'cart')
  usePaymentLinkFlag(isAtCheckout)
  return (
    <button type="button" onClick={() => setIsAtCheckout(true)}>
      Check out
    </button>
  )
}

it('the basket follows a page that becomes another', async () => {
  basketStore.update(() => ({ ...emptyBasket, BasketUID: 'uid' }))
  const screen = await renderInShop(<Steps />)
  await expect.poll(() => state.CurrentView?.page).toBe('cart')
  expect(state.IsPaymentLink).toBe(false)
  await screen.getByRole('button', { name: 'Check out' }).click()
  await expect.poll(() => state.CurrentView?.page).toBe('checkout')
  expect(state.IsPaymentLink).toBe(true)
})
