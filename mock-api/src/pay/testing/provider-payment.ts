import { pence } from '@shop/schema/domain/values/money'
import type { ProviderPayment } from '../payment-provider.ts'
import type { StoredPayment } from '../provider-payment-store.ts'

/** A payment of £1,234.00 by card, as the shop asks for it. */
export const payment: Omit<ProviderPayment, 'paymentId'> = {
  reference: 'transaction-1',
  amountPence: pence(123_400),
  method: 'CARD',
  description: 'Order of 1 piece',
  returnTo: {
    paid: 'http://shop.test/thank-you/transaction-1',
    declined: 'http://shop.test/checkout/declined',
    failed: 'http://shop.test/checkout/failed',
    cancelled: 'http://shop.test/checkout',
  },
}

/** The same as the provider keeps it, until half past ten. */
export const storedPayment: StoredPayment = {
  ...payment,
  paymentId: 'p1',
  status: 'open',
  expiresMs: Date.parse('2026-11-25T10:30:00Z'),
  card: { brand: 'Visa', lastDigits: '3184' },
  wrongCodes: 0,
}
