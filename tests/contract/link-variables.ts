import type { Variables } from './assert-answer.ts'
import { runId } from './run-id.ts'

/** The variables of the operations of an e-mailed link: its token is in no listing, so nobody knows these. */
export const linkVariables: Readonly<Record<string, () => Variables[]>> = {
  ChooseDeliveryDay: () => [{ input: { token: 'no-such-order', day: '2027-01-14' } }],

  DeliverySchedule: () => [{ token: 'no-such-order' }],

  LinkPayment: () => [{ transactionId: 'no-such-payment' }],

  PayPaymentLink: () =>
    ['CARD', 'WALLET'].map((method) => ({
      input: { token: 'no-such-link', idempotencyKey: `contract-${method}-${runId}`, method },
    })),

  // Nobody but the captcha knows a token that counts.
  SendContactEnquiry: () =>
    [
      { contactName: 'Zoë', message: 'May I ask you something?', location: 'NOT_SURE' },
      { contactName: '', message: 'Too short', phone: '1', gclid: 'EAIaIQobChMI' },
    ].map((input, index) => ({
      input: {
        email: 'contract@example.com',
        token: 'no-such-token',
        source: '/contact',
        idempotencyKey: `contract-enquiry-${index}-${runId}`,
        ...input,
      },
    })),

  SubscribeToNewsletter: () =>
    ['contract@example.com', 'contract@example.com', 'no address'].map((email) => ({
      input: { email, wordingVersion: '2026-11' },
    })),

  UnsubscribeFromNewsletter: () => [{ input: { token: 'no-such-letter' } }],

  PaymentLink: () => [{ token: 'no-such-link' }],
}
