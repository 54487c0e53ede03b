import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { setShopClock } from '#data/shop-clock.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import {
  CancelPaymentDocument,
  OpenPaymentDocument,
  PlaceOrderDocument,
  type PlaceOrderMutation,
} from '#generated/graphql/graphql.ts'
import { fillIn, leave, openCheckout, tickBoth } from './testing/open-checkout.tsx'
import { begun, pay } from './testing/paying.ts'
import { ringLine } from '#testing/ring-example.ts'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => {
  forgetCheckout()
  leave.mockReset()
})

type BegunPayment = NonNullable<PlaceOrderMutation['placeOrder']['payment']>

describe('coming back to the form', () => {
  const kept = { transactionId: 'T-1', method: 'CARD' } as const

  it.each([
    ['PENDING', /You have begun to pay for this order/],
    ['REFERRED', /The lender is still deciding/],
    ['CANCELLED', /Your last payment was not completed. No money was taken/],
    ['DECLINED', /No money was taken/],
    ['EXPIRED', /No money was taken/],
  ] as const)('from a payment that is %s says how it stands', async (status, text) => {
    keepPayment(kept)
    const api = stubApi()
    const redirectUrl = status === 'PENDING' ? 'https://pay.example.com/pay/p1' : null
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId: 'T-1', status, redirectUrl, expiresAt: null },
    }))
    const { screen } = await openCheckout([ringLine], {}, api)
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(pay()).toBeVisible()
    await expectAccessible()
  })

  it('says until when a payment that was begun holds the stones, and asks once that is over', async () => {
    keepPayment(kept)
    const api = stubApi()
    const redirectUrl = 'https://pay.example.com/pay/p1'
    const expiresAt = '2026-11-25T10:30:00.000Z'
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId: 'T-1', status: 'PENDING' as const, redirectUrl, expiresAt },
    }))
    const { screen } = await openCheckout([ringLine], {}, api)
    await expect
      .element(screen.getByText('Its stones are held for you, and nobody else can buy them, until 10:30.'))
      .toBeVisible()
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId: 'T-1', status: 'EXPIRED' as const, redirectUrl: null, expiresAt: null },
    }))
    setShopClock(Date.parse('2026-11-25T10:31:00.000Z'))
    await expect.element(screen.getByText(/Your last payment was not completed/)).toBeVisible()
    await expect.element(screen.getByText(/nobody else can buy them/)).not.toBeInTheDocument()
  })

  it('from one that is paid leads to its order', async () => {
    keepPayment(kept)
    const api = stubApi()
    api.answer(OpenPaymentDocument, () => ({
      payment: { transactionId: 'T-1', status: 'PAID' as const, redirectUrl: null, expiresAt: null },
    }))
    const { screen } = await openCheckout([], {}, api)
    await vi.waitFor(() => expect(screen.address()).toBe('/thank-you/T-1'))
    expect(keptPayment()).toEqual(kept)
  })

  it('says where nobody can tell, and asks again', async () => {
    keepPayment(kept)
    const { screen, api } = await openCheckout()
    await expect.element(screen.getByText(/We could not ask how your last payment stands/)).toBeVisible()
    api.answer(OpenPaymentDocument, () => ({ payment: null }))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText(/how your last payment stands/)).not.toBeInTheDocument()
    expect(keptPayment()).toBeNull()
  })

  describe('from a payment that waits for its shopper', () => {
    const pending = { transactionId: 'T-1', status: 'PENDING' as const, redirectUrl: begun.redirectUrl }
    const cancelled = vi.fn<(variables: { readonly transactionId: string }) => void>()

    async function openPending(status: 'CANCELLED' | 'PAID' | 'PENDING' | 'REFERRED' = 'CANCELLED') {
      keepPayment(kept)
      cancelled.mockReset()
      const api = stubApi()
      api.answer(OpenPaymentDocument, () => ({ payment: { ...pending, expiresAt: null } }))
      api.answer(CancelPaymentDocument, (variables) => {
        cancelled(variables)
        return { cancelPayment: { payment: { transactionId: 'T-1', status } } }
      })
      const { screen } = await openCheckout([ringLine], {}, api)
      await expect.element(screen.getByText(/You have begun to pay for this order/)).toBeVisible()
      return { screen, api }
    }

    it('ends it when told to, and says so', async () => {
      const { screen } = await openPending()
      await screen.getByRole('button', { name: 'End that payment' }).click()
      await expect.element(screen.getByText(/Your last payment was not completed. No money/)).toBeVisible()
      expect(cancelled).toHaveBeenCalledExactlyOnceWith({ transactionId: 'T-1' })
      expect(keptPayment()).toBeNull()
      await expect.element(pay()).toBeVisible()
    })

    it('leaves it to the lender who has begun to decide meanwhile, and says so', async () => {
      const { screen } = await openPending('REFERRED')
      await screen.getByRole('button', { name: 'End that payment' }).click()
      await expect.element(screen.getByText(/The lender is still deciding/)).toBeVisible()
      expect(keptPayment()).toEqual(kept)
    })

    it.each(['PAID', 'PENDING'] as const)(
      'leads to its order where it is %s, since it was paid meanwhile',
      async (status) => {
        const { screen } = await openPending(status)
        await screen.getByRole('button', { name: 'End that payment' }).click()
        await vi.waitFor(() => expect(screen.address()).toBe('/thank-you/T-1'))
        expect(keptPayment()).toEqual(kept)
      },
    )
  })

  it('by Back finds it whole and alive', async () => {
    const { screen, api } = await openCheckout()
    api.answer(PlaceOrderDocument, () => ({ placeOrder: { payment: begun, cart: null, userErrors: [] } }))
    api.answer(OpenPaymentDocument, () => ({
      payment: {
        transactionId: 'T-1',
        status: 'PENDING' as const,
        redirectUrl: begun.redirectUrl,
        expiresAt: '2026-11-25T10:30:00.000Z',
      },
    }))
    await fillIn(screen)
    await pay().click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(screen.getByText(/You have begun to pay for this order/)).toBeVisible()
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anne@example.com')
    await pay().click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2))
    const keys = api.asked.flatMap(
      (asked) => (asked as { input?: { idempotencyKey: string } }).input?.idempotencyKey ?? [],
    )
    expect(new Set(keys).size).toBe(2)
  })
})

describe('a payment that is begun once its shopper has gone', () => {
  const started = location.pathname
  const cancelled = vi.fn<(variables: { readonly transactionId: string }) => void>()

  beforeEach(() => cancelled.mockReset())
  afterEach(() => history.replaceState(null, '', started))

  /** Presses the last button; `release` lets the answer come. */
  async function press(payment: BegunPayment) {
    const { screen, api } = await openCheckout()
    api.answer(PlaceOrderDocument, () => ({ placeOrder: { payment, cart: null, userErrors: [] } }))
    api.answer(OpenPaymentDocument, () => ({ payment: { ...payment, expiresAt: null } }))
    api.answer(CancelPaymentDocument, (variables) => {
      cancelled(variables)
      return { cancelPayment: { payment: { transactionId: 'T-1', status: 'CANCELLED' as const } } }
    })
    const release = holdAnswers(PlaceOrderDocument)
    await fillIn(screen)
    await pay().click()
    await expect.element(screen.getByText(/Please keep this page open/)).toBeVisible()
    return { screen, api, release }
  }

  /** Presses the last button, goes there before the answer has come, and lets it come. */
  async function pressAndGo(path: string, payment: BegunPayment): Promise<void> {
    const { release } = await press(payment)
    history.pushState(null, '', path)
    release()
    await expect.element(pay()).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
  }

  it.each([
    ['of what the button said', begun],
    ['of another amount', { ...begun, amount: pence(528_200) }],
  ])('back to the basket, %s, ends, so that its stones are free', async (_, payment) => {
    await pressAndGo('/cart', payment)
    expect(cancelled).toHaveBeenCalledExactlyOnceWith({ transactionId: 'T-1' })
    expect(keptPayment()).toBeNull()
  })

  it.each([
    ['elsewhere', '/engagement-rings', begun],
    ['back to the basket, and is paid,', '/cart', { ...begun, status: 'PAID', redirectUrl: null }],
  ] as const)('%s stays as it is', async (_, path, payment) => {
    await pressAndGo(path, payment)
    expect(cancelled).not.toHaveBeenCalled()
    expect(keptPayment()).toEqual({ transactionId: 'T-1', method: 'CARD' })
  })
  it('back to the basket and on to the form again leads nobody on who has not pressed there', async () => {
    const { screen, api, release } = await press(begun)
    await screen.unmount()
    const again = await openCheckout([ringLine], {}, api)
    release()
    await vi.waitFor(() => expect(keptPayment()).toEqual({ transactionId: 'T-1', method: 'CARD' }))
    await expect.element(pay()).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
    await tickBoth(again.screen)
    await pay().click()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/pay/p1'))
  })
})
