import { pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptPayment } from '#data/checkout/current-payment.ts'
import { keptDraft } from '#data/checkout/checkout-draft.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { AddressesDocument, PlaceOrderDocument } from '#generated/graphql/graphql.ts'
import { breakAnswers, everyFault, holdAnswers, type Fault } from '#data/testing/break-answers.ts'
import { fillIn, leave, openCheckout, type Screen } from './testing/open-checkout.tsx'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

const begun = {
  transactionId: 'T-1',
  status: 'PENDING',
  method: 'CARD',
  amount: pence(518_200),
  redirectUrl: 'https://pay.example.com/pay/p1',
} as const
const answer = () => ({ placeOrder: { payment: begun, cart: null, userErrors: [] } })
const pay = () => page.getByRole('button', { name: 'Pay £5,182.00', exact: true })

/** What is said of an order: that nobody answered, or that the shop failed. */
const wordsOf = (fault: Fault) =>
  fault === 'timeout' || fault === 'dropped'
    ? /^We could not reach our shop\..*check that you are online.*you are never charged twice/
    : /^Our shop could not take your order at the moment\..*you are never charged twice/

/** The key of each order that was sent. */
const keysOf = (asked: readonly unknown[]) =>
  asked.flatMap(
    (variables) => (variables as { input?: { idempotencyKey: string } }).input?.idempotencyKey ?? [],
  )

/** Basket and form are as they were. */
async function expectIntact(screen: Screen): Promise<void> {
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anne@example.com')
  await expect.element(screen.getByLabelText('Telephone')).toHaveValue('01632 960111')
  await expect.element(screen.getByText('14 Larkfield Terrace', { exact: true })).toBeVisible()
  expect(basketStore.state.BasketItems.map(({ basketItemId }) => basketItemId)).toEqual(['ring'])
  expect(keptDraft()?.fields.contact.email).toBe('anne@example.com')
}

describe('an order', () => {
  it.each(everyFault)('that meets %s stays as it is, and is sent again with its key', async (fault) => {
    const { screen, api } = await openCheckout()
    api.answer(PlaceOrderDocument, answer)
    const mend = breakAnswers(PlaceOrderDocument, fault)
    await fillIn(screen)
    await pay().click()
    await expect.element(screen.getByText(wordsOf(fault))).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
    await expectIntact(screen)
    mend()
    await pay().click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    const keys = keysOf(api.asked)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('that is lost keeps its key over a reload, and has another once it is changed', async () => {
    const { screen, api } = await openCheckout()
    api.fail(PlaceOrderDocument)
    await fillIn(screen)
    await pay().click()
    await expect.element(screen.getByText(/^Our shop could not take your order/)).toBeVisible()
    const key = keptDraft()?.press?.key
    await screen.unmount()
    const again = await openCheckout([...basketStore.state.BasketItems], {}, api)
    await again.screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).click()
    await again.screen.getByRole('checkbox', { name: /^I accept/ }).click()
    await pay().click()
    await vi.waitFor(() => expect(api.asked.at(-1)).toMatchObject({ input: { idempotencyKey: key } }))
    await expect.element(again.screen.getByText(/^Our shop could not take your order/)).toBeVisible()
    await again.screen.getByRole('radio', { name: /^Wallet/ }).click()
    await pay().click()
    await vi.waitFor(() => expect(api.asked.at(-1)).toMatchObject({ input: { method: 'WALLET' } }))
    expect(api.asked.at(-1)).not.toMatchObject({ input: { idempotencyKey: key } })
  })

  it.each([
    ['CARD', /^We could not open our bank’s page\. Nothing was taken/],
    ['FINANCE', /^We could not open the lender’s page\. Nothing was taken/],
  ] as const)(
    'whose page by %s is not there says so, and is sent again with its key',
    async (method, text) => {
      const { screen, api } = await openCheckout()
      api.answer(PlaceOrderDocument, () => ({
        placeOrder: { payment: { ...begun, method, redirectUrl: null }, cart: null, userErrors: [] },
      }))
      await fillIn(screen)
      await pay().click()
      await expect.element(screen.getByText(text)).toBeVisible()
      await expectIntact(screen)
      api.answer(PlaceOrderDocument, answer)
      await pay().click()
      await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
      expect(new Set(keysOf(api.asked)).size).toBe(1)
    },
  )

  it.each(['EXPIRED', 'CANCELLED', 'DECLINED', 'FAILED'] as const)(
    'that is lost and then %s says that it has ended, and has another key',
    async (status) => {
      const { screen, api } = await openCheckout()
      api.fail(PlaceOrderDocument)
      await fillIn(screen)
      await pay().click()
      await expect.element(screen.getByText(/^Our shop could not take your order/)).toBeVisible()
      api.answer(PlaceOrderDocument, () => ({
        placeOrder: { payment: { ...begun, status, redirectUrl: null }, cart: null, userErrors: [] },
      }))
      await pay().click()
      await expect.element(screen.getByText(/has ended without being completed. No money/)).toBeVisible()
      expect(leave).not.toHaveBeenCalled()
      api.answer(PlaceOrderDocument, answer)
      await pay().click()
      await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
      const [lost, ended, next] = keysOf(api.asked)
      expect(ended).toBe(lost)
      expect(next).not.toBe(lost)
    },
  )

  it.each([
    ['PAID', '/thank-you/T-1'],
    ['REFERRED', '/checkout/referred'],
  ] as const)('whose payment is %s leads to %s', async (status, path) => {
    const { screen, api } = await openCheckout()
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: { ...begun, status, redirectUrl: null }, cart: null, userErrors: [] },
    }))
    await fillIn(screen)
    await pay().click()
    await vi.waitFor(() => expect(screen.address()).toBe(path))
    expect(keptPayment()?.transactionId).toBe('T-1')
  })

  it('whose key was used for something else is sent again with another, once', async () => {
    const { screen, api } = await openCheckout()
    breakAnswers(PlaceOrderDocument, 'a key that was used')
    await fillIn(screen)
    await pay().click()
    await expect.element(screen.getByText(/^Our shop could not take your order/)).toBeVisible()
    const keys = keysOf(api.asked)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
    expect(keptDraft()?.press).toBeNull()
  })

  it('that is slow says so, and is sent once however often the button is pressed', async () => {
    const { screen, api } = await openCheckout()
    api.answer(PlaceOrderDocument, answer)
    const release = holdAnswers(PlaceOrderDocument)
    await fillIn(screen)
    await pay().click()
    const busy = screen.getByRole('button', { name: 'Opening our bank’s page' })
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByText(/Please keep this page open/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await screen.getByLabelText('Last name').click()
    await userEvent.keyboard('{Enter}')
    release()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(api.asked.filter((asked) => 'input' in (asked as object))).toHaveLength(1)
  })

  it('whose session has ended is kept, to be sent by a guest', async () => {
    const api = stubApi()
    signInAnne()
    api.answer(AddressesDocument, () => ({ addresses: [] }))
    api.refuse(PlaceOrderDocument)
    const { screen } = await openCheckout(undefined, {}, api)
    await fillIn(screen)
    await pay().click()
    await expect.element(screen.getByText(/You are checking out as a guest/)).toBeVisible()
    await expectIntact(screen)
  })
})
