import { beforeEach, expect, it } from 'vitest'
import { keepPayment } from '#data/checkout/current-payment.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { PaymentOutcomeDocument } from '#generated/operations/payment-outcome.ts'
import { paidPayment } from '#testing/paid-order.ts'
import { FinanceThankYouPage } from './finance-thank-you-page.tsx'

beforeEach(() => sessionStorage.clear())

it('opened where nothing is known of an application it thanks for none, and leads on', async () => {
  const api = stubApi()
  const screen = await renderInShop(<FinanceThankYouPage />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('We know of no payment from this browser')
  await expect.element(screen.getByRole('link', { name: 'Back to the basket' })).toBeVisible()
  expect(api.asked).toEqual([])
  await expectAccessible()
})

it('thanks for the order of the application that this tab has made', async () => {
  keepPayment({ transactionId: 'T-4711', method: 'FINANCE' })
  const api = stubApi()
  api.answer(PaymentOutcomeDocument, () => ({ payment: { ...paidPayment, method: 'FINANCE' as const } }))
  const screen = await renderInShop(<FinanceThankYouPage />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Thank you, Anne-Marie. Your ring is ordered.')
  expect(api.asked).toContainEqual({ transactionId: 'T-4711' })
})

it('takes no payment by card for an application', async () => {
  keepPayment({ transactionId: 'T-4711', method: 'CARD' })
  const api = stubApi()
  const screen = await renderInShop(<FinanceThankYouPage />)
  await expect.element(screen.getByText('We know of no payment from this browser')).toBeVisible()
  expect(api.asked).toEqual([])
})
