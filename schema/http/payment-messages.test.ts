import { describe, expect, it } from 'vitest'
import { readPaymentMessage } from './payment-messages.ts'

const paid = {
  id: 'message-1',
  sequence: 1,
  type: 'payment.succeeded',
  occurredAt: '2026-11-25T10:00:00.000Z',
  reference: 'transaction-1',
  amountPence: 123_400,
  card: { brand: 'Visa', lastDigits: '4242' },
  declineReason: null,
  depositPence: null,
}

describe('a message about a payment', () => {
  it.each([
    ['paid by card', paid],
    ['paid without a card', { ...paid, card: null }],
    ['declined', { ...paid, type: 'payment.declined', declineReason: 'INSUFFICIENT_FUNDS' }],
    ['accepted by the lender', { ...paid, type: 'application.accepted', card: null, depositPence: 12_340 }],
    ['accepted without a deposit', { ...paid, type: 'application.accepted', depositPence: 0 }],
  ])('says that it was %s', (_, message) => {
    expect(readPaymentMessage(message)).toEqual(message)
  })

  it('keeps nothing that it need not know', () => {
    const card = { ...paid.card, number: '4242424242424242' }
    expect(readPaymentMessage({ ...paid, card, shopper: 'Zoë' })).toEqual(paid)
  })

  it.each([
    ['of another type', { type: 'payment.refunded' }],
    ['with a fraction of a penny', { amountPence: 1.5 }],
    ['about nothing', { amountPence: 0 }],
    ['with an amount as text', { amountPence: '123400' }],
    ['with more of a card than four digits', { card: { brand: 'Visa', lastDigits: '14242' } }],
    ['without a reference', { reference: '' }],
    ['before the first', { sequence: 0 }],
    ['without a moment', { occurredAt: 'today' }],
    ['declined without a reason', { type: 'payment.declined' }],
    ['declined for no reason that there is', { type: 'payment.declined', declineReason: 'MOOD' }],
    ['paid, with a reason why not', { declineReason: 'NOT_SAID' }],
    ['accepted without a word about the deposit', { type: 'application.accepted' }],
    ['paid, with a deposit', { depositPence: 100 }],
  ])('is none when it is %s', (_, changed) => {
    expect(readPaymentMessage({ ...paid, ...changed })).toBeNull()
  })

  it.each([undefined, null, 'Bad Gateway', []])('is not %j', (json) => {
    expect(readPaymentMessage(json)).toBeNull()
  })
})
