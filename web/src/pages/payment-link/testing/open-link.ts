import type { Pence } from '@shop/schema/domain/values/money'
import type { PaymentLinkFieldsFragment } from '#generated/graphql/graphql.ts'

/** What the boutique in London asks, and nobody has paid. */
export const openLink: PaymentLinkFieldsFragment = {
  status: 'OPEN',
  amount: 120_000 as Pence, // Whole pence, as the brand says.
  reference: 'Bespoke ring, second instalment',
  boutique: 'LONDON',
  raisedBy: 'Isla Grant',
  payerName: 'Anne-Marie O’Brien',
  expiresAt: '2026-12-02T17:00:00Z',
  paidAt: null,
}
