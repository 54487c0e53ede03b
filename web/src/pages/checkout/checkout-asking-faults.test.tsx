import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import { signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  AddressesAtPostcodeDocument,
  AddressesDocument,
  CancelPaymentDocument,
  OpenPaymentDocument,
  ShopRulesDocument,
  type ShopRulesQuery,
} from '#generated/graphql/graphql.ts'
import { ringAnswers, ringLine } from '#testing/ring-example.ts'
import { openCheckout } from './testing/open-checkout.tsx'
import { begun, pay } from './testing/paying.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => forgetCheckout())

const savedAddress = {
  id: 'home',
  label: null,
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  line1: '14 Larkfield Terrace',
  line2: null,
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
  phone: null,
  isDefault: true,
}
const isRules = ({ queryKey: [operation] }: (typeof ringAnswers)[number]) => operation === 'ShopRules'
const email = () => page.getByLabelText('E-mail')
const order = () => page.getByRole('complementary', { name: 'Your order' })
const day = () => page.getByRole('group', { name: 'The day it arrives' })

describeFaults('what prices go by', {
  document: ShopRulesDocument,
  open: () => {
    const api = stubApi()
    basketStore.update((basket) => ({ ...basket, BasketItems: [ringLine] }))
    // What that file says of them.
    api.answer(ShopRulesDocument, () => ringAnswers.find(isRules)?.data as ShopRulesQuery)
    return api
  },
  ask: async (api) => {
    const others = ringAnswers.filter((answer) => !isRules(answer))
    const { screen } = await openCheckout(undefined, {}, api, others)
    await screen.getByLabelText('E-mail').fill('anne@example.com')
  },
  expectPending: async () => {
    await expect.element(day()).not.toBeInTheDocument()
    await expect.element(order().getByRole('article')).toHaveAttribute('aria-busy', 'true')
    await expect.element(order()).toMatchTextContent(/£5,182\.00/)
  },
  expectFailed: async () => {
    await expect.element(page.getByText(/We could not work out when your order arrives/)).toBeVisible()
    await expect.element(order()).toMatchTextContent(/We could not look this piece up/)
    await expect.element(order()).toMatchTextContent(/£5,182\.00/)
    await expect.element(pay()).toBeVisible()
  },
  retry: () => order().getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(order()).toMatchTextContent(/Natural diamond, G, VS2/)
    await expect.element(day()).toMatchTextContent(/Monday 4 January/)
    await expect.element(email()).toHaveValue('anne@example.com')
  },
})

const end = () => page.getByRole('button', { name: 'End that payment' })

describeFaults('a payment that its shopper ends', {
  document: CancelPaymentDocument,
  open: async () => {
    keepPayment({ transactionId: 'T-1', method: 'CARD' })
    const api = stubApi()
    const { transactionId, redirectUrl } = begun
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId, status: 'PENDING' as const, redirectUrl, expiresAt: null },
    }))
    api.answer(CancelPaymentDocument, () => ({
      cancelPayment: { payment: { transactionId, status: 'CANCELLED' as const } },
    }))
    await openCheckout(undefined, {}, api)
    await email().fill('anne@example.com')
  },
  ask: () => end().click(),
  expectPending: () => expect.element(page.getByText('Asking how your last payment stands.')).toBeVisible(),
  expectFailed: async () => {
    await expect.element(page.getByText(/We could not ask how your last payment stands/)).toBeVisible()
    expect(keptPayment()?.transactionId).toBe('T-1')
    await expect.element(email()).toHaveValue('anne@example.com')
  },
  retry: async () => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await end().click()
  },
  expectDone: async () => {
    await expect.element(page.getByText(/Your last payment was not completed\. No money/)).toBeVisible()
    expect(keptPayment()).toBeNull()
    await expect.element(email()).toHaveValue('anne@example.com')
  },
})

describeFaults('the question how a payment stands', {
  document: OpenPaymentDocument,
  open: () => {
    keepPayment({ transactionId: 'T-1', method: 'CARD' })
    basketStore.update((basket) => ({ ...basket, BasketItems: [ringLine] }))
    const api = stubApi()
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId: 'T-1', status: 'FAILED' as const, redirectUrl: null, expiresAt: null },
    }))
    return api
  },
  ask: async (api) => {
    await openCheckout(undefined, {}, api)
    await email().fill('anne@example.com')
  },
  expectPending: () => expect.element(page.getByText('Asking how your last payment stands.')).toBeVisible(),
  expectFailed: async () => {
    await expect.element(page.getByText(/We could not ask how your last payment stands/)).toBeVisible()
    await expect.element(pay()).toBeVisible()
  },
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(page.getByText(/Your last payment was not completed\. No money/)).toBeVisible()
    await expect.element(email()).toHaveValue('anne@example.com')
  },
})

const postcode = () => page.getByLabelText('Postcode')
const find = () => page.getByRole('button', { name: 'Find address' })

describeFaults('the look-up of a postcode', {
  document: AddressesAtPostcodeDocument,
  open: async () => {
    await openCheckout()
    await email().fill('anne@example.com')
    await postcode().fill('BA1 5LR')
  },
  ask: () => find().click(),
  expectPending: () =>
    expect
      .element(page.getByRole('button', { name: 'Looking it up' }))
      .toHaveAttribute('aria-disabled', 'true'),
  expectFailed: async () => {
    await expect.element(page.getByText(/We cannot look up addresses at the moment/)).toBeVisible()
    await expect.element(page.getByLabelText('House and street')).toBeVisible()
    await expect.element(postcode()).toHaveValue('BA1 5LR')
  },
  retry: async () => {
    await page.getByRole('button', { name: 'Look it up by postcode' }).click()
    await find().click()
  },
  expectDone: async () => {
    await expect.element(page.getByRole('radio', { name: '14 Larkfield Terrace' })).toBeVisible()
    await expect.element(email()).toHaveValue('anne@example.com')
  },
})

describeFaults('the addresses of an account', {
  document: AddressesDocument,
  open: () => {
    signInAnne()
    basketStore.update((basket) => ({ ...basket, BasketItems: [ringLine] }))
    const api = stubApi()
    api.answer(AddressesDocument, () => ({ addresses: [savedAddress] }))
    return api
  },
  ask: async (api) => {
    await openCheckout(undefined, {}, api)
    await page.getByLabelText('Telephone').fill('01632 960111')
  },
  expectPending: () => expect.element(postcode()).toBeVisible(),
  expectFailed: async () => {
    await expect.element(page.getByText(/^We could not load the addresses you have saved/)).toBeVisible()
    await expect.element(find()).toBeVisible()
  },
  retry: () => page.getByRole('button', { name: 'Try again' }).click(),
  expectDone: async () => {
    await expect.element(page.getByRole('radio', { name: /^14 Larkfield Terrace/ })).toBeChecked()
    await expect.element(page.getByLabelText('Telephone')).toHaveValue('01632 960111')
  },
})

it('addresses of an account that come late leave what was typed meanwhile, and the focus', async () => {
  signInAnne()
  const api = stubApi()
  api.answer(AddressesDocument, () => ({ addresses: [savedAddress] }))
  const release = holdAnswers(AddressesDocument)
  await openCheckout(undefined, {}, api)
  await postcode().fill('M2 0AA')
  release()
  await expect.element(page.getByRole('radio', { name: /^14 Larkfield Terrace/ })).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Another address' })).toBeChecked()
  await expect.element(postcode()).toHaveValue('M2 0AA')
  await expect.element(postcode()).toHaveFocus()
})
