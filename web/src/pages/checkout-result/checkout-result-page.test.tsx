import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { aLine } from '#data/basket/testing/baskets.ts'
import { keepPayment } from '#data/checkout/current-payment.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { PaymentOutcomeDocument } from '#generated/operations/payment-outcome.ts'
import type { AskedPayment } from '#shop/order/use-payment.ts'
import { paidPayment, pendingPayment } from '#testing/paid-order.ts'
import { CheckoutResultPage } from './checkout-result-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function page(payment: AskedPayment | null) {
  const api = stubApi()
  api.answer(PaymentOutcomeDocument, () => ({ payment }))
  const screen = await renderInShop(<CheckoutResultPage />)
  return { api, screen, title: screen.getByRole('heading', { level: 1 }) }
}

const keep = (method: 'CARD' | 'FINANCE' = 'CARD') => keepPayment({ transactionId: 'T-4711', method })

it('to whoever has paid nothing it says that no payment is known, and neither refusal nor money', async () => {
  const { api, screen, title } = await page(null)
  await expect.element(title).toHaveTextContent('We know of no payment from this browser')
  await expect.poll(() => document.title).toBe('We know of no payment from this browser | Ashcombe')
  await expect.element(screen.getByText('Nothing is in the basket of this browser.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to the basket' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Telephone 0808 157 0142' })).toBeVisible()
  await expect.element(screen.getByText(/Nothing was taken|refused/)).not.toBeInTheDocument()
  expect(api.asked).toEqual([])
  await expectAccessible()
})

it('without a payment it keeps what is in the basket, and leads on to pay for it', async () => {
  basketStore.update((basket) => ({ ...basket, BasketItems: [aLine('ring')] }))
  const { screen } = await page(null)
  await expect.element(screen.getByText(/^Kept, with all you typed/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to checkout' }))
    .toHaveAttribute('href', '/checkout')
})

it.each([
  ['FAILED', 'CARD', 'The payment of £5,182.00 was never made.'],
  ['CANCELLED', 'CARD', 'The payment of £5,182.00 was ended before anything was paid.'],
  ['EXPIRED', 'CARD', 'The payment of £5,182.00 was not completed within 30 minutes'],
  ['DECLINED', 'FINANCE', 'The application to pay £5,182.00 by finance was turned down.'],
  ['REFERRED', 'FINANCE', 'yours to pay £5,182.00 by finance is one of them'],
] as const)(
  'a payment %s by %s says of how much, and that nothing was taken',
  async (status, method, words) => {
    keep(method)
    const { screen } = await page({ ...pendingPayment, status, method })
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
    await expect.element(screen.getByText('Nothing was taken.')).toBeVisible()
  },
)

it('a refusal says its sum and its reason, and forgets nothing of the checkout', async () => {
  keep()
  const declined = { ...pendingPayment, status: 'DECLINED', declineReason: 'INSUFFICIENT_FUNDS' } as const
  const { screen, title } = await page(declined)
  await expect.element(title).toHaveTextContent('Your bank did not approve the payment')
  await expect
    .element(screen.getByText('Your bank refused £5,182.00: the account does not hold as much.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Telephone 0808 157 0142' }))
    .toHaveAttribute('href', 'tel:+448081570142')
  expect(sessionStorage.getItem('ashcombe:payment')).toContain('T-4711')
})

it('the payment has the word, not the address: one that expired is not said to be refused', async () => {
  keep()
  const { title } = await page({ ...pendingPayment, status: 'EXPIRED' })
  await expect.element(title).toHaveTextContent('The time for this payment is over')
})

it('a payment that turns out to be paid leads to its thanks', async () => {
  keep()
  const { screen } = await page(paidPayment)
  await expect.poll(screen.address).toBe('/thank-you/T-4711')
})

it('so does an application that is accepted', async () => {
  keep('FINANCE')
  const { screen } = await page({ ...paidPayment, method: 'FINANCE' })
  await expect.poll(screen.address).toBe('/thank-you/finance')
})

it('an application that is not answered yet is awaited from the lender', async () => {
  keep('FINANCE')
  const { title } = await page({ ...pendingPayment, method: 'FINANCE' })
  await expect.element(title).toHaveTextContent('We are waiting for the lender’s word')
})

it('while nobody has the last word yet the page waits for it', async () => {
  keep()
  const { title } = await page(pendingPayment)
  await expect.element(title).toHaveTextContent('We are waiting for the bank’s word')
})

it('where the payment could not be asked about nobody is told that nothing was taken', async () => {
  keep()
  const api = stubApi()
  const screen = await renderInShop(<CheckoutResultPage />)
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('We could not ask how your payment stands')
  await expect.element(screen.getByText('Nothing was taken.')).not.toBeInTheDocument()
  api.answer(PaymentOutcomeDocument, () => ({ payment: { ...pendingPayment, status: 'FAILED' as const } }))
  await screen.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(title).toHaveTextContent('The payment could not be completed')
})

it('a payment that nobody knows any more is none that is known', async () => {
  keep()
  const { title } = await page(null)
  await expect.element(title).toHaveTextContent('We know of no payment from this browser')
})
