import { pence } from '@shop/schema/domain/values/money'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartOf } from '#data/basket/testing/baskets.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { keptDraft } from '#data/checkout/checkout-draft.ts'
import { keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { PlaceOrderDocument, type PlaceOrderMutation } from '#generated/graphql/graphql.ts'
import { fillIn, leave, openCheckout } from './testing/open-checkout.tsx'
import { begun, pay } from './testing/paying.ts'
import { otherLine, ringLine } from '#testing/ring-example.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

type Answer = PlaceOrderMutation['placeOrder']

/** An order that was not begun, for these reasons. */
function refusal(
  cart: Answer['cart'],
  ...userErrors: readonly Partial<Answer['userErrors'][number]>[]
): Answer {
  const errors = userErrors.map((error) => ({
    code: 'INVALID' as const,
    field: null,
    basketItemId: null,
    ...error,
  }))
  return { payment: null, cart, userErrors: errors }
}

describe('an answer that is no', () => {
  it('to a price that has changed shows the old beside the new, and takes it only when accepted', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    const dearer = { ...ringLine, total: pence(519_200), subTotal: pence(519_200) }
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: refusal(cartOf([dearer]), { code: 'PRICE_CHANGED', field: 'expectedTotal' }),
    }))
    await pay().click()
    const notice = screen.getByText(/The price has changed since you saw it/)
    await expect.element(notice).toMatchTextContent(/£5,182\.00.*£5,192\.00/)
    await expect.element(pay('Pay £5,192.00')).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
    await expectAccessible()
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: { ...begun, amount: pence(519_200) }, cart: null, userErrors: [] },
    }))
    await screen.getByRole('button', { name: 'Accept £5,192.00' }).click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(api.asked.at(-1)).toMatchObject({ input: { expectedTotal: 519_200 } })
  })

  it('for a stone that is sold names it, and goes on with the others when told to', async () => {
    const { screen, api } = await openCheckout([otherLine, ringLine])
    await fillIn(screen)
    const sold = { ...ringLine, total: null, subTotal: null, availability: 'STONE_UNAVAILABLE' } as const
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: refusal(cartOf([otherLine, sold]), { code: 'STONE_UNAVAILABLE', basketItemId: 'ring' }),
    }))
    await pay('Pay £9,182.00').click()
    await expect
      .element(screen.getByText(/Another client has just bought .*GIA DEMO-2255555541/))
      .toBeVisible()
    await expect.element(screen.getByText(/nothing was taken/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'See stones like it' })).toBeVisible()
    await expectAccessible()
    const asked = api.asked.length
    await pay('Pay £4,000.00').click()
    await expect.element(screen.getByText(/Another client has just bought/)).toBeVisible()
    expect(api.asked).toHaveLength(asked)
    await screen.getByRole('button', { name: 'Go on with the other pieces' }).click()
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: { ...begun, amount: pence(400_000) }, cart: null, userErrors: [] },
    }))
    await pay('Pay £4,000.00').click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(api.asked.at(-1)).toMatchObject({
      input: { basketItemIds: ['other'], expectedTotal: 400_000 },
    })
  })

  it('for a day that is too early offers the next', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: refusal(cartOf([ringLine]), { code: 'DAY_TOO_EARLY', field: 'delivery.day' }),
    }))
    await pay().click()
    await expect
      .element(
        screen.getByText(
          'The day you saw is too early by now. The first day is Tuesday 5 January 2027. Nothing was taken.',
        ),
      )
      .toBeVisible()
    await expect.element(screen.getByRole('radio', { name: /^Tuesday 5 January 2027/ })).toBeChecked()
  })

  it('to a field stands under it and in the summary', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: refusal(cartOf([ringLine]), { field: 'contact.email' }, { field: 'delivery.address.town' }),
    }))
    await pay().click()
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    await expect
      .element(screen.getByLabelText('E-mail'))
      .toHaveAccessibleDescription('Please enter an address such as name@example.com')
    await screen.getByRole('link', { name: /^Town or city/ }).click()
    await expect.element(screen.getByLabelText('Town or city')).toHaveFocus()
  })

  it('to the address of the bill shows it as it is typed', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    await screen.getByRole('checkbox', { name: /^The billing address is the/ }).click()
    const billing = screen.getByRole('group', { name: 'Billing address' }).first()
    await billing.getByLabelText('Postcode').fill('BA1 5LR')
    await billing.getByRole('button', { name: 'Find address' }).click()
    await billing.getByRole('radio', { name: '14 Larkfield Terrace' }).click()
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: refusal(cartOf([ringLine]), { field: 'billingAddress.town' }),
    }))
    await pay().click()
    await screen.getByRole('link', { name: /^Billing address, Town or city/ }).click()
    await expect.element(billing.getByLabelText('Town or city')).toHaveFocus()
  })

  it.each([
    ['LINE_GONE', /A piece is no longer in your basket/],
    ['FINANCE_UNAVAILABLE', /The lender does not lend this amount/],
    ['REQUIRED', /We could not take this order/],
  ] as const)('of %s is said above the button', async (code, text) => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({ placeOrder: refusal(cartOf([ringLine]), { code }) }))
    await pay().click()
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anne@example.com')
    await expect.element(pay()).not.toHaveAttribute('aria-disabled')
  })

  it('since it was paid already leads to its order', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: {
        ...refusal(null, { code: 'ALREADY_PAID' }),
        payment: { ...begun, status: 'PAID' as const, redirectUrl: null },
      },
    }))
    await pay().click()
    await vi.waitFor(() => expect(screen.address()).toBe('/thank-you/T-1'))
    // Begun in another browser, which tells of the purchase; what was typed here is done with.
    expect([keptPayment(), keptDraft()]).toEqual([null, null])
  })

  it('since another tab has paid it keeps the payment, whose purchase is told once', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    const begunThere = { transactionId: 'T-1', tabId: 'other', begunAtMs: Date.parse('2026-11-25T09:50:00Z') }
    localStorage.setItem('ashcombe:begun-payment', JSON.stringify(begunThere))
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: {
        ...refusal(null, { code: 'ALREADY_PAID' }),
        payment: { ...begun, status: 'PAID' as const, redirectUrl: null },
      },
    }))
    await pay().click()
    await vi.waitFor(() => expect(screen.address()).toBe('/thank-you/T-1'))
    expect(keptPayment()).toEqual({ transactionId: 'T-1', method: 'CARD' })
  })

  it('since somebody else has paid it says so, also once the basket is empty, and offers to sign in', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({ placeOrder: refusal(null, { code: 'ALREADY_PAID' }) }))
    await pay().click()
    const said = screen.getByText('These pieces have been paid for already. Sign in to see the order.')
    await expect.element(said).toBeVisible()
    basketStore.update((basket) => ({ ...basket, BasketItems: [] }))
    await expect.element(screen.getByText('Put a piece into it, and you can check out here.')).toBeVisible()
    await expect.element(said).toBeVisible()
    await screen.getByRole('link', { name: 'Sign in', exact: true }).click()
    await vi.waitFor(() => expect(screen.address()).toBe('/sign-in'))
    expect(leave).not.toHaveBeenCalled()
  })

  it('to another amount than was shown waits for a yes', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: { ...begun, amount: pence(528_200) }, cart: null, userErrors: [] },
    }))
    await pay().click()
    await expect.element(screen.getByText(/it is £5,282\.00 now/)).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Accept £5,282.00' }).click()
    expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/pay/p1')
  })

  it('to another amount that is not agreed to is kept, for the basket to end it and free its stones', async () => {
    const { screen, api } = await openCheckout()
    await fillIn(screen)
    api.answer(PlaceOrderDocument, () => ({
      placeOrder: { payment: { ...begun, amount: pence(528_200) }, cart: null, userErrors: [] },
    }))
    await pay().click()
    await screen.getByRole('link', { name: 'Back to the basket' }).click()
    await vi.waitFor(() => expect(screen.address()).toBe('/cart'))
    expect(keptPayment()).toEqual({ transactionId: 'T-1', method: 'CARD' })
  })
})
