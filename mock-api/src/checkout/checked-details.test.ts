import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { PlaceOrderInput } from '../generated/resolvers.ts'
import { checkedDetails } from './checked-details.ts'
import { guestOrder } from './testing/checkout-session.ts'

const input: PlaceOrderInput = {
  ...guestOrder,
  idempotencyKey: 'press-1',
  cartSessionId: 'session-1',
  basketItemIds: ['item-1'],
  expectedTotal: pence(204_300),
}
const check = (changed: Partial<PlaceOrderInput>) => checkedDetails({ ...input, ...changed })
const codesOf = (changed: Partial<PlaceOrderInput>) =>
  check(changed).userErrors.map(({ code, field }) => [code, field])
const address = {
  firstName: 'Maria',
  lastName: 'Smith',
  line1: '74 Alder Walk',
  line2: 'Flat 1',
  town: 'Bath',
  county: null,
  postcode: 'BA1 5LR',
  country: 'GB',
  phone: '+447700900123',
}
const bill = { line1: '1 Any Street', town: 'Leeds', county: 'West Yorkshire', postcode: 'ls1 1aa' }
const collected = { boutique: 'LONDON', day: '2027-01-04' } as const

describe('what was typed at a checkout (rules/checkout#guests)', () => {
  it('is kept as the post and the phone write it, and the bill goes where the parcel does', () => {
    expect(check({})).toEqual({
      details: {
        email: 'maria@example.com',
        deliveryAddress: address,
        billingAddress: { ...address, phone: null },
        boutique: null,
        giftMessage: null,
      },
      userErrors: [],
    })
  })

  it('may have the bill go elsewhere', () => {
    expect(check({ billingAddress: bill }).details.billingAddress).toEqual({
      ...bill,
      firstName: 'Maria',
      lastName: 'Smith',
      line2: null,
      postcode: 'LS1 1AA',
      country: 'GB',
      phone: null,
    })
  })

  it('goes to a boutique under the name of whoever collects it, and the bill to an address', () => {
    const { details, userErrors } = check({ delivery: collected, billingAddress: bill })
    expect(userErrors).toEqual([])
    expect(details.boutique).toBe('LONDON')
    expect(details.deliveryAddress).toMatchObject({
      firstName: 'Maria',
      lastName: 'Smith',
      phone: '+447700900123',
      line2: null,
      county: null,
      country: 'GB',
    })
    expect(details.deliveryAddress.town).not.toBe('Bath')
    expect(codesOf({ delivery: collected })).toEqual([['REQUIRED', 'billingAddress']])
  })

  it('is told one thing of an address that is missing, and each of one that is wrong', () => {
    expect(codesOf({ delivery: { day: '2027-01-04' } })).toEqual([['REQUIRED', 'delivery.address']])
    const wrong = {
      line1: '',
      line2: 'x'.repeat(101),
      town: ' ',
      county: 'x'.repeat(101),
      postcode: 'BA1',
    }
    expect(codesOf({ delivery: { address: wrong, day: '2027-01-04' } })).toEqual([
      ['REQUIRED', 'delivery.address.line1'],
      ['TOO_LONG', 'delivery.address.line2'],
      ['REQUIRED', 'delivery.address.town'],
      ['TOO_LONG', 'delivery.address.county'],
      ['INVALID', 'delivery.address.postcode'],
    ])
    expect(codesOf({ billingAddress: wrong }).map(([, field]) => field)).toEqual([
      'billingAddress.line1',
      'billingAddress.line2',
      'billingAddress.town',
      'billingAddress.county',
      'billingAddress.postcode',
    ])
  })

  it.each<[string, string]>([
    ['  ', 'REQUIRED'],
    ['', 'REQUIRED'],
    ['123', 'INVALID'],
  ])('needs a phone number, which %j is not', (phone, code) => {
    expect(codesOf({ contact: { ...guestOrder.contact, phone } })).toEqual([[code, 'contact.phone']])
  })

  it.each<[Partial<PlaceOrderInput>, readonly string[]]>([
    [{ acceptsTerms: false }, ['acceptsTerms']],
    [{ acceptsSaleTerms: false }, ['acceptsSaleTerms']],
    [{ acceptsTerms: false, acceptsSaleTerms: false }, ['acceptsTerms', 'acceptsSaleTerms']],
  ])('needs both boxes (rules/checkout#terms): %j', (changed, fields) => {
    expect(codesOf(changed)).toEqual(fields.map((field) => ['NOT_ACCEPTED', field]))
  })
})

describe('what is written on a card', () => {
  const kept = (giftMessage: string | null) => check({ giftMessage }).details.giftMessage

  it('may have several lines, and be left empty', () => {
    expect(kept(' For you\r\nalways ')).toBe('For you\nalways')
    expect([kept('  '), kept(''), kept(null)]).toEqual([null, null, null])
    expect(kept('e\u0301')).toBe('é')
    expect(codesOf({ giftMessage: '👩\u200d🎤'.repeat(66) })).toEqual([])
    const flag = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'
    expect(codesOf({ giftMessage: `دوستت می\u200Cدارم\n${flag}` })).toEqual([])
  })

  it.each([
    ['x'.repeat(201), 'TOO_LONG'],
    ['\u0007', 'INVALID'],
    ['one\ttwo', 'INVALID'],
  ])('is not %j', (giftMessage, code) => {
    expect(codesOf({ giftMessage })).toEqual([[code, 'giftMessage']])
  })

  it('is at most two hundred characters', () => {
    expect(codesOf({ giftMessage: 'x'.repeat(200) })).toEqual([])
    expect(codesOf({ giftMessage: '👑'.repeat(200) })).toEqual([])
  })
})
