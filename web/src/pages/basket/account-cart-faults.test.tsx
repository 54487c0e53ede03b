import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { emptyBasket } from '#data/basket/basket-record.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { cartOf } from '#data/basket/testing/baskets.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import {
  AttachCartToUserDocument,
  CartBySessionDocument,
  CartOfUserDocument,
} from '#generated/graphql/graphql.ts'
import { otherLine, ringLine } from '#testing/ring-example.ts'
import { cartAsked, openBasket, stubBasket } from './testing/open-basket.tsx'

const lineOf = (price: string) => page.getByRole('article').filter({ hasText: price })
const unchecked = () => page.getByText(/^We could not check prices and availability/)
const apart = () => page.getByText(/^We could not bring this basket together with the one in your account\./)
const bothOfAnne = { ...cartOf([ringLine, otherLine]), userId: anne.id }

describeFaults('the cart of an account', {
  document: CartOfUserDocument,
  changesBasket: true,
  open: async () => {
    signInAnne()
    const api = await stubBasket()
    api.answer(CartOfUserDocument, () => ({ getCartOfUser: bothOfAnne }))
    api.answer(CartBySessionDocument, () => ({ getCartByCartSessionId: bothOfAnne }))
    basketStore.update(() => emptyBasket)
  },
  ask: () => openBasket(),
  expectPending: () => expect.element(lineOf('£4,000.00')).not.toBeInTheDocument(),
  expectFailed: () => expect.element(unchecked()).toBeVisible(),
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(lineOf('£5,182.00')).toBeVisible()
    await expect.element(lineOf('£4,000.00')).toBeVisible()
    await expect.element(unchecked()).not.toBeInTheDocument()
  },
})

describeFaults('the basket that joins the one of an account', {
  document: AttachCartToUserDocument,
  changesBasket: true,
  open: async () => {
    const api = await stubBasket()
    api.answer(AttachCartToUserDocument, () => ({
      attachCartToUser: { cart: bothOfAnne, userErrors: [] },
    }))
    signInAnne()
  },
  ask: () => openBasket(),
  expectPending: () => expect.element(lineOf('£5,182.00')).toBeVisible(),
  // Whoever it is goes on with the pieces they have (rules/basket#attaching).
  expectFailed: async () => {
    await cartAsked()
    await expect.element(lineOf('£5,182.00')).toBeVisible()
    await expect.element(lineOf('£4,000.00')).not.toBeInTheDocument()
    await expect.element(unchecked()).not.toBeInTheDocument()
    await expect.element(apart()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Check out' })).toBeVisible()
  },
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(lineOf('£5,182.00')).toBeVisible()
    await expect.element(lineOf('£4,000.00')).toBeVisible()
    await expect.element(apart()).not.toBeInTheDocument()
  },
})
