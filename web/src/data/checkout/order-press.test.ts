import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { pressOf } from './order-press.ts'

const order = {
  cartSessionId: 'session-1',
  basketItemIds: ['a'],
  expectedTotal: pence(518_200),
  contact: { email: 'a@example.com', firstName: 'A', lastName: 'B', phone: '01632960111' },
  delivery: { address: null, boutique: 'LONDON', day: '2027-01-04' },
  billingAddress: null,
  giftMessage: null,
  method: 'CARD',
  financePlan: null,
  acceptsTerms: true,
  acceptsSaleTerms: true,
} as const

const guest = { userId: null, voucherCode: null }
const signedInAs = { userId: 'c1', voucherCode: null }

describe('a press of the last button', () => {
  const first = pressOf(null, order as never, guest, () => 'key-1')

  it('has a key of its own', () => {
    expect(first.key).toBe('key-1')
  })

  it('has the same key while its answer is not known, and the order is the same', () => {
    expect(pressOf(first, order as never, guest, () => 'key-2').key).toBe('key-1')
  })

  it('has another key for another order', () => {
    const changed = { ...order, giftMessage: 'For you' }
    expect(pressOf(first, changed as never, guest, () => 'key-2').key).toBe('key-2')
  })

  it('has another key once somebody has signed in or out', () => {
    expect(pressOf(first, order as never, signedInAs, () => 'key-2').key).toBe('key-2')
    const signedIn = pressOf(null, order as never, signedInAs, () => 'key-3')
    expect(pressOf(signedIn, order as never, signedInAs, () => 'key-4').key).toBe('key-3')
    expect(pressOf(signedIn, order as never, guest, () => 'key-5').key).toBe('key-5')
  })

  it('has another key once another voucher is on the basket', () => {
    const withVoucher = { userId: null, voucherCode: 'GIFT-250-LARK' }
    expect(pressOf(first, order as never, withVoucher, () => 'key-2').key).toBe('key-2')
  })

  it('keeps no consent', () => {
    expect(first.order).not.toContain('accepts')
  })
})
