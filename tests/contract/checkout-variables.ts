import { examplePlace } from './example-address.ts'
import type { Variables } from './assert-answer.ts'
import { contractSession } from './cart-variables.ts'
import { runId } from './run-id.ts'

/** No cart comes to a penny: whatever a target holds, nothing is begun. */
const order = {
  idempotencyKey: `contract-order-${runId}`,
  cartSessionId: contractSession,
  basketItemIds: ['contract-1'],
  expectedTotal: 1,
  contact: {
    email: 'anne-marie@example.com',
    firstName: 'Anne-Marie',
    lastName: 'O’Brien',
    phone: '07700900461',
  },
  delivery: { address: examplePlace, day: '2027-01-14' },
  method: 'CARD',
  acceptsTerms: true,
  acceptsSaleTerms: true,
}

/** The variables of the operations of the checkout. */
export const checkoutVariables: Readonly<Record<string, () => Variables[]>> = {
  AddressesAtPostcode: () => ['BA1 5LR', 'sw1a1aa'].map((postcode) => ({ postcode })),

  OpenPayment: () => [{ transactionId: 'no-such-payment' }],

  CancelPayment: () => [{ transactionId: 'no-such-payment' }],

  PlaceOrder: () => [
    { input: order },
    {
      input: { ...order, delivery: { boutique: 'LONDON', day: '2027-01-14' }, billingAddress: examplePlace },
    },
    { input: { ...order, acceptsTerms: false, contact: { ...order.contact, email: '' } } },
    {
      input: {
        ...order,
        method: 'FINANCE',
        financePlan: { months: 36, aprPercent: 9.9, depositPercent: 10 },
      },
    },
  ],
}
