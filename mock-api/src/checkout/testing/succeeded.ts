import type { PaymentMessage } from '@shop/schema/http/payment-messages'
import type { StoredPayment } from '../payment-store.ts'

/** The provider's word that a payment was paid by card, with what it came to. */
export function succeeded({
  transactionId,
  amountPence,
}: Pick<StoredPayment, 'transactionId' | 'amountPence'>): PaymentMessage {
  return {
    id: 'message-1',
    sequence: 1,
    type: 'payment.succeeded',
    occurredAt: '2026-11-25T10:05:00.000Z',
    reference: transactionId,
    amountPence,
    card: { brand: 'Visa', lastDigits: '4242' },
    declineReason: null,
    depositPence: null,
  }
}
