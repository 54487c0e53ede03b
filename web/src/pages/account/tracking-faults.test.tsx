import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { aBasket } from '#data/basket/testing/baskets.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { OrderTrackingDocument } from '#generated/operations/order-tracking.ts'
import { paidOrder } from '#testing/paid-order.ts'
import { Tracking } from './tracking-page.tsx'

const state = () => page.getByRole('heading', { name: 'Securing the stone. Arrives Mon 4 Jan 2027' })
const failed = () => page.getByText('We could not load your orders just now. Nothing has been lost.')

describeFaults('the order that is tracked', {
  document: OrderTrackingDocument,
  open: () => {
    signInAnne()
    basketStore.update(() => aBasket('a'))
    stubApi().answer(OrderTrackingDocument, () => ({ order: paidOrder }))
  },
  ask: () => renderInShop(<Tracking user={anne} uid="u4711" />),
  expectPending: async () => {
    await expect.element(state()).not.toBeInTheDocument()
    await expect.element(failed()).not.toBeInTheDocument()
  },
  expectFailed: () => expect.element(failed()).toBeVisible(),
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(state()).toBeVisible()
    await expect.element(failed()).not.toBeInTheDocument()
  },
})
