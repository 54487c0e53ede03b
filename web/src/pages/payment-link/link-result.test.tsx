import type { Pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyBasket } from '#data/basket/basket-record.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { pressAnswered } from '#data/payment-link/current-link.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { LinkPaymentDocument, type LinkPaymentQuery } from '#generated/graphql/graphql.ts'
import { PaymentRefusedPage, PaymentThanksPage } from './link-result-pages.tsx'
import { openLink } from './testing/open-link.ts'

type Payment = NonNullable<LinkPaymentQuery['payment']>

const declined: Payment = {
  status: 'DECLINED',
  amount: 120_000 as Pence, // Whole pence, as the brand says.
  declineReason: 'INSUFFICIENT_FUNDS',
  paymentLink: { ...openLink, raisedBy: null },
}

beforeEach(() => sessionStorage.clear())

describe('where the bank has refused the payment of a link', () => {
  it('says why, that nothing was taken, that the link is open, and leads back to it', async () => {
    const api = stubApi()
    api.answer(LinkPaymentDocument, () => ({ payment: declined }))
    pressAnswered('k7Qm', 'CARD', 'T-1')
    const screen = await renderInShop(<PaymentRefusedPage />)
    await expect
      .element(screen.getByRole('heading', { name: 'Your bank did not approve the payment' }))
      .toBeVisible()
    await expect.element(screen.getByText(/refused £1,200\.00: the account does not hold/)).toBeVisible()
    await expect.element(screen.getByText('Nothing was taken.')).toBeVisible()
    await expect
      .element(screen.getByText('Still open, until Wednesday 2 December 2026 at 17:00.'))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Try another way to pay' }))
      .toHaveAttribute('href', '/payment?link=k7Qm')
    expect(api.asked).toEqual([{ transactionId: 'T-1' }])
    await expectAccessible()
  })

  it.each([
    ['FAILED', 'The payment provider could not take £1,200.00.'],
    ['CANCELLED', 'The payment of £1,200.00 was ended before it was made.'],
    ['EXPIRED', 'The payment of £1,200.00 was not completed within 30 minutes'],
    ['DECLINED', 'Your bank refused £1,200.00'],
  ] as const)('says of how much and whom to call: %s', async (status, words) => {
    stubApi().answer(LinkPaymentDocument, () => ({ payment: { ...declined, status } }))
    pressAnswered('k7Qm', 'CARD', 'T-1')
    const screen = await renderInShop(<PaymentRefusedPage />)
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
    await expect.element(screen.getByText('Bespoke ring, second instalment')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Telephone London, 020 7946 0321' }))
      .toHaveAttribute('href', 'tel:+442079460321')
  })

  it('says to whoever comes without a payment that none is known', async () => {
    const api = stubApi()
    const screen = await renderInShop(<PaymentRefusedPage />)
    await expect
      .element(screen.getByRole('heading', { name: 'We know of no payment from this browser' }))
      .toBeVisible()
    await expect.element(screen.getByText('Still in the e-mail that it came with.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^Telephone/ })).toBeVisible()
    await expect.element(screen.getByText(/Nothing was taken|refused/)).not.toBeInTheDocument()
    expect(api.asked).toEqual([])
    await expectAccessible()
  })

  it('leads back to a link that this tab has opened and not paid', async () => {
    pressAnswered('k7Qm', 'CARD', null)
    const screen = await renderInShop(<PaymentRefusedPage />)
    await expect
      .element(screen.getByRole('link', { name: 'Back to your link' }))
      .toHaveAttribute('href', '/payment?link=k7Qm')
  })

  it('says that it is paid where it is, whatever the address says', async () => {
    stubApi().answer(LinkPaymentDocument, () => ({
      payment: { ...declined, status: 'PAID' as const, declineReason: null },
    }))
    pressAnswered('k7Qm', 'CARD', 'T-1')
    const screen = await renderInShop(<PaymentRefusedPage />)
    await expect.element(screen.getByRole('heading', { name: 'Thank you. £1,200.00 is paid.' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Try another way to pay' })).not.toBeInTheDocument()
  })
})

describe('where a link is paid', () => {
  it('awaits the word of the provider, and then thanks', async () => {
    const api = stubApi()
    let payment: Payment = { ...declined, status: 'PENDING', declineReason: null }
    api.answer(LinkPaymentDocument, () => ({ payment }))
    const screen = await renderInShop(<PaymentThanksPage transactionId="T-1" />)
    await expect.element(screen.getByRole('heading', { name: /waiting for the bank/ })).toBeVisible()
    await expect.element(screen.getByText(/You need not pay again/)).toBeVisible()
    payment = { ...payment, status: 'PAID' }
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(screen.getByRole('heading', { name: 'Thank you. £1,200.00 is paid.' })).toBeVisible()
    await expect.element(screen.getByText('Bespoke ring, second instalment')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/')
    await expectAccessible()
  })

  it.each([
    ['PAID', false],
    ['DECLINED', true],
  ] as const)('keeps in the basket whether the link is still to be paid: %s', async (status, isKept) => {
    basketStore.update(() => ({ ...emptyBasket, IsPaymentLink: true }))
    stubApi().answer(LinkPaymentDocument, () => ({ payment: { ...declined, status } }))
    const screen = await renderInShop(<PaymentThanksPage transactionId="T-1" />)
    await expect.element(screen.getByText('Bespoke ring, second instalment')).toBeVisible()
    expect(basketStore.state.IsPaymentLink).toBe(isKept)
  })

  it('finds no payment that nobody has made', async () => {
    stubApi().answer(LinkPaymentDocument, () => ({ payment: null }))
    const screen = await renderInShop(<PaymentThanksPage transactionId="T-0" />)
    await expect.element(screen.getByRole('heading', { name: 'We do not find this payment' })).toBeVisible()
  })

  it('asks again when the API is back', async () => {
    const api = stubApi()
    const screen = await renderInShop(<PaymentThanksPage transactionId="T-1" />)
    await expect.element(screen.getByRole('heading', { name: /cannot see how your payment/ })).toBeVisible()
    api.answer(LinkPaymentDocument, () => ({
      payment: { ...declined, status: 'PAID' as const, declineReason: null },
    }))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Thank you. £1,200.00 is paid.' })).toBeVisible()
  })
})
