import { pence } from '@shop/schema/domain/values/money'
import { page } from 'vitest/browser'

/** What the API answers to an order that it has begun a payment for. */
export const begun = {
  transactionId: 'T-1',
  status: 'PENDING',
  method: 'CARD',
  amount: pence(518_200),
  redirectUrl: 'https://pay.example.com/pay/p1',
} as const

/** The last button, by what it says. */
export const pay = (name = 'Pay £5,182.00') => page.getByRole('button', { name, exact: true })
