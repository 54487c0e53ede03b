import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { aLine } from '#data/basket/testing/baskets.ts'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { PaymentOutcomeDocument } from '#generated/operations/payment-outcome.ts'
import { pendingPayment } from '#testing/paid-order.ts'
import { CheckoutResultPage } from './checkout-result-page.tsx'

const title = () => page.getByRole('heading', { level: 1 })

beforeEach(() => sessionStorage.clear())

describeFaults('the question how a payment stands', {
  document: PaymentOutcomeDocument,
  open: () => {
    keepPayment({ transactionId: 'T-4711', method: 'CARD' })
    basketStore.update((basket) => ({ ...basket, BasketItems: [aLine('ring')] }))
    stubApi().answer(PaymentOutcomeDocument, () => ({
      payment: { ...pendingPayment, status: 'FAILED' as const },
    }))
  },
  ask: () => renderInShop(<CheckoutResultPage />),
  expectPending: () => expect.element(title()).toHaveTextContent('We are asking how your payment stands'),
  expectFailed: async () => {
    await expect.element(title()).toHaveTextContent('We could not ask how your payment stands')
    await expect.element(page.getByText('Nothing was taken.')).not.toBeInTheDocument()
    expect(keptPayment()?.transactionId).toBe('T-4711')
  },
  retry: () => page.getByRole('button', { name: 'Ask again' }).click(),
  expectDone: async () => {
    await expect.element(title()).toHaveTextContent('The payment could not be completed')
    await expect.element(page.getByText(/^Kept, with all you typed/)).toBeVisible()
  },
})
