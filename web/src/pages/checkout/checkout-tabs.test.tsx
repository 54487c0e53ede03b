import { beforeEach, describe, expect, it, vi } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { keepPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { OpenPaymentDocument, PlaceOrderDocument, type PaymentStatus } from '#generated/graphql/graphql.ts'
import { fillIn, leave, openCheckout } from './testing/open-checkout.tsx'
import { begun, pay } from './testing/paying.ts'
import { ringLine } from '#testing/ring-example.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

const key = 'ashcombe:begun-payment'

/** What another tab of the browser has written when it began to pay. */
function beginInOtherTab(begunAt = '2026-11-25T09:50:00Z'): void {
  const record = { transactionId: 'T-2', tabId: 'other', begunAtMs: Date.parse(begunAt) }
  localStorage.setItem(key, JSON.stringify(record))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** The API, by which the payment of this tab has ended and that of the other stands as it is said. */
function apiWith(status: PaymentStatus) {
  const api = stubApi()
  api.answer(OpenPaymentDocument, ({ transactionId }) => ({
    payment: {
      transactionId,
      status: transactionId === 'T-2' ? status : ('CANCELLED' as const),
      redirectUrl: status === 'PENDING' ? 'https://pay.example.com/pay/p2' : null,
      expiresAt: status === 'PENDING' ? '2026-11-25T10:20:00.000Z' : null,
    },
  }))
  return api
}

describe('a checkout whose payment was ended by that of another tab', () => {
  it('says that it was begun there, and how to go on', async () => {
    keepPayment({ transactionId: 'T-1', method: 'CARD' })
    beginInOtherTab()
    const { screen } = await openCheckout([ringLine], {}, apiWith('PENDING'))
    await expect
      .element(screen.getByText(/^You have begun to pay for this order in another tab/))
      .toBeVisible()
    await expect.element(screen.getByText(/nobody else can buy them, until 10:20/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Go on to our bank’s page' }))
      .toHaveAttribute('href', 'https://pay.example.com/pay/p2')
    await expect.element(screen.getByRole('button', { name: 'End that payment' })).not.toBeInTheDocument()
    await expect.element(pay()).toBeVisible()
    await expectAccessible()
  })

  it('says so while it is open, and leads to the order once that is paid and the basket empty', async () => {
    const { screen, api } = await openCheckout([ringLine], {}, apiWith('PENDING'))
    await screen.getByLabelText('E-mail').fill('anne@example.com')
    beginInOtherTab()
    await expect.element(screen.getByText(/in another tab/)).toBeVisible()
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId: 'T-2', status: 'PAID' as const, redirectUrl: null, expiresAt: null },
    }))
    basketStore.update((basket) => ({ ...basket, BasketItems: [] }))
    await expect.element(screen.getByText(/^You have paid for this order in another tab/)).toBeVisible()
    await screen.getByRole('link', { name: 'See your order' }).click()
    await vi.waitFor(() => expect(screen.address()).toBe('/thank-you/T-2'))
  })

  it.each(['CANCELLED', 'DECLINED', 'EXPIRED'] as const)(
    'says that its own was not completed where the other is %s',
    async (status) => {
      keepPayment({ transactionId: 'T-1', method: 'CARD' })
      beginInOtherTab()
      const { screen } = await openCheckout([ringLine], {}, apiWith(status))
      await expect.element(screen.getByText(/Your last payment was not completed/)).toBeVisible()
    },
  )

  it('speaks of no payment that is long over, nor to whoever has typed nothing here', async () => {
    keepPayment({ transactionId: 'T-1', method: 'CARD' })
    beginInOtherTab('2026-11-25T08:59:00Z')
    const { screen } = await openCheckout([ringLine], {}, apiWith('PAID'))
    await expect.element(screen.getByText(/Your last payment was not completed/)).toBeVisible()
    await screen.unmount()
    forgetCheckout()
    beginInOtherTab()
    const again = await openCheckout([ringLine], {}, apiWith('PAID'))
    await expect.element(pay()).toBeVisible()
    expect(again.api.asked).not.toContainEqual({ transactionId: 'T-2' })
  })

  it('tells the others what it has begun itself, and is not told so', async () => {
    const { screen, api } = await openCheckout([ringLine], {}, apiWith('PENDING'))
    api.answer(PlaceOrderDocument, () => ({ placeOrder: { payment: begun, cart: null, userErrors: [] } }))
    await fillIn(screen)
    await pay().click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ transactionId: 'T-1' })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(screen.getByText(/Your last payment was not completed/)).toBeVisible()
    await expect.element(screen.getByText(/in another tab/)).not.toBeInTheDocument()
  })
})
