import { pence } from '@shop/schema/domain/values/money'
import type { ProviderPayment } from '../payment-provider.ts'

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
