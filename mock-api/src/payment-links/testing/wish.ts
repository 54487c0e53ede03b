import type { NewPaymentLink } from '@shop/schema/http/payment-links'

/** What a boutique asks for, unless a test says otherwise. */
export const wish: NewPaymentLink = {
  amountPence: 120_000,
  reference: 'Bespoke ring, second instalment',
  boutique: 'LONDON',
  raisedBy: 'Isla Grant',
  payerName: 'Zoë Li',
  payerEmail: 'zoe@example.com',
}
