import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { currentLink, pressAnswered } from '#data/payment-link/current-link.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  LinkPaymentDocument,
  PayPaymentLinkDocument,
  PaymentLinkDocument,
  type PayPaymentLinkMutationVariables,
} from '#generated/graphql/graphql.ts'
import { PaymentRefusedPage } from './link-result-pages.tsx'
import { PaymentLinkPage } from './payment-link-page.tsx'
import { openLink } from './testing/open-link.ts'

const heading = (name: string) => page.getByRole('heading', { name })
const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click()
const pay = () => page.getByRole('button', { name: 'Pay £1,200.00' })

beforeEach(() => sessionStorage.clear())

describeFaults('the question what a link asks for', {
  document: PaymentLinkDocument,
  open: () => stubApi().answer(PaymentLinkDocument, () => ({ paymentLink: openLink })),
  ask: () => renderInShop(<PaymentLinkPage token="k7Qm" />),
  expectPending: () => expect.element(heading('Your payment')).toBeVisible(),
  expectFailed: () =>
    expect.element(page.getByText(/Your link is kept, and nothing was taken/)).toBeVisible(),
  retry: tryAgain,
  expectDone: () => expect.element(pay()).toBeVisible(),
})

describeFaults('the payment of a link that is begun', {
  document: PayPaymentLinkDocument,
  open: async () => {
    const api = stubApi()
    api.answer(PaymentLinkDocument, () => ({ paymentLink: openLink }))
    // Begun, and over at once: no test leaves its page.
    api.answer(PayPaymentLinkDocument, () => {
      api.answer(PaymentLinkDocument, () => ({ paymentLink: { ...openLink, status: 'WITHDRAWN' as const } }))
      return { payPaymentLink: { payment: null, userErrors: [{ code: 'LINK_WITHDRAWN' as const }] } }
    })
    await renderInShop(<PaymentLinkPage token="k7Qm" />)
    await page.getByRole('radio', { name: /^Express wallet/ }).click()
    return api
  },
  ask: () => pay().click(),
  expectPending: () =>
    expect.element(page.getByRole('button', { name: 'Taking you to the payment page' })).toBeVisible(),
  expectFailed: async () => {
    await expect.element(page.getByRole('alert')).toMatchTextContent(/nothing was taken/)
    await expect.element(page.getByRole('radio', { name: /^Express wallet/ })).toBeChecked()
    expect(currentLink()).toMatchObject({ token: 'k7Qm', method: 'WALLET' })
  },
  retry: () => pay().click(),
  expectDone: async ({ asked }) => {
    await expect.element(heading('This link was withdrawn')).toBeVisible()
    const keys = (asked as PayPaymentLinkMutationVariables[]).flatMap(
      ({ input }) => input?.idempotencyKey ?? [],
    )
    expect(new Set(keys).size).toBe(1)
  },
})

describeFaults('the question how the payment of a link stands', {
  document: LinkPaymentDocument,
  open: () => {
    pressAnswered('k7Qm', 'CARD', 'T-1')
    stubApi().answer(LinkPaymentDocument, () => ({
      payment: {
        status: 'DECLINED' as const,
        amount: openLink.amount,
        declineReason: null,
        paymentLink: openLink,
      },
    }))
  },
  ask: () => renderInShop(<PaymentRefusedPage />),
  expectPending: () => expect.element(heading('Your payment')).toBeVisible(),
  expectFailed: async () => {
    await expect.element(heading('We cannot see how your payment stands')).toBeVisible()
    expect(currentLink()).toMatchObject({ token: 'k7Qm', transactionId: 'T-1' })
  },
  retry: tryAgain,
  expectDone: () => expect.element(heading('Your bank did not approve the payment')).toBeVisible(),
})
