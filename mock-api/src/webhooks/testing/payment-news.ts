import { pence } from '@shop/schema/domain/values/money'
import type { PaymentNews } from '../payment-message-store.ts'

/** That £1,234.00 were paid by card. */
export const paidNews: PaymentNews = {
  type: 'payment.succeeded',
  reference: 'transaction-1',
  amountPence: pence(123_400),
  card: { brand: 'Visa', lastDigits: '4242' },
  declineReason: null,
  depositPence: null,
}
