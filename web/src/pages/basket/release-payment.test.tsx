import { beforeEach, expect, it, vi } from 'vitest'
import { keepPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { CancelPaymentDocument, OpenPaymentDocument, type PaymentStatus } from '#generated/graphql/graphql.ts'
import { openBasket, stubBasket } from './testing/open-basket.tsx'

const kept = { transactionId: 'T-1', method: 'CARD' } as const
const asked = vi.fn<() => void>()
const cancelled = vi.fn<(variables: { readonly transactionId: string }) => void>()

beforeEach(() => {
  forgetCheckout()
  asked.mockReset()
  cancelled.mockReset()
})

/** The basket of a tab that has begun a payment, which stands like this. */
async function openWith(status: PaymentStatus) {
  const api = await stubBasket()
  const redirectUrl = status === 'PENDING' ? 'https://pay.example.com/pay/p1' : null
  api.answer(OpenPaymentDocument, () => {
    asked()
    return { payment: { transactionId: 'T-1', status, redirectUrl, expiresAt: null } }
  })
  api.answer(CancelPaymentDocument, (variables) => {
    cancelled(variables)
    return { cancelPayment: { payment: { transactionId: 'T-1', status: 'CANCELLED' as const } } }
  })
  keepPayment(kept)
  return openBasket()
}

it('the basket ends a payment that was begun and left, so that its stones are free', async () => {
  await openWith('PENDING')
  await vi.waitFor(() => expect(keptPayment()).toBeNull())
  expect(cancelled).toHaveBeenCalledExactlyOnceWith({ transactionId: 'T-1' })
})

it('the basket leaves a payment alone while a lender decides', async () => {
  await openWith('REFERRED')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(cancelled).not.toHaveBeenCalled()
  expect(keptPayment()).toEqual(kept)
})

it('the basket asks nothing where no payment was begun', async () => {
  const screen = await openWith('PENDING')
  await vi.waitFor(() => expect(keptPayment()).toBeNull())
  await screen.unmount()
  asked.mockReset()
  const again = await openBasket()
  await expect.element(again.getByRole('article').first()).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
