import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { PlaceOrderInput } from '../generated/resolvers.ts'
import { refusalOf } from '../testing/refusal-of.ts'
import { checkPlaceOrder, hashOfInput } from './checkout-arguments.ts'
import { guestOrder } from './testing/checkout-session.ts'

const input: PlaceOrderInput = {
  ...guestOrder,
  idempotencyKey: 'press-1',
  cartSessionId: 'session-1',
  basketItemIds: ['item-1'],
  expectedTotal: pence(204_300),
}
const financePlan = { aprPercent: 9.9, months: 36, depositPercent: 10 }
const items = (count: number) => Array.from({ length: count }, (_, at) => `item-${at}`)

describe('a press of the last button', () => {
  it.each<Partial<PlaceOrderInput>>([
    {},
    { basketItemIds: items(50) },
    { delivery: { boutique: 'LONDON', day: '2027-01-04' } },
    { method: 'FINANCE', financePlan },
    { method: 'FINANCE' },
  ])('may be %j', (changed) => {
    expect(() => checkPlaceOrder({ ...input, ...changed })).not.toThrow()
  })

  it.each<[Partial<PlaceOrderInput>, string, string]>([
    [{ idempotencyKey: '' }, 'idempotencyKey', 'input.idempotencyKey must not be empty.'],
    [
      { cartSessionId: 'x'.repeat(65) },
      'cartSessionId',
      'input.cartSessionId must have at most 64 characters.',
    ],
    [{ basketItemIds: [] }, 'basketItemIds', 'input.basketItemIds must name 1 to 50 lines.'],
    [{ basketItemIds: items(51) }, 'basketItemIds', 'input.basketItemIds must name 1 to 50 lines.'],
    [{ basketItemIds: ['item-1', ''] }, 'basketItemIds', 'input.basketItemIds must not be empty.'],
    [
      { basketItemIds: ['item-1', 'item-1'] },
      'basketItemIds',
      'input.basketItemIds must name each line once.',
    ],
    [
      { delivery: { ...guestOrder.delivery, boutique: 'LONDON' } },
      'delivery',
      'input.delivery must be to one place: an address or a boutique.',
    ],
    [{ financePlan }, 'financePlan', 'input.financePlan belongs to FINANCE alone.'],
  ])('is refused as %j, which no page sends', (changed, argument, message) => {
    const check = () => checkPlaceOrder({ ...input, ...changed })
    expect(refusalOf(check)).toEqual({ code: 'BAD_USER_INPUT', argument: `input.${argument}` })
    expect(check).toThrow(message)
  })
})

describe('what was asked', () => {
  const hash = hashOfInput({ a: '1', b: { c: [1, 2], d: null } }, null)

  it('is the same whatever the order of its fields, and without those that are not given', () => {
    expect(hashOfInput({ b: { c: [1, 2] }, a: '1' }, null)).toBe(hash)
    expect(hashOfInput({ b: { c: [1, 2], d: undefined }, a: '1' }, null)).toBe(hash)
    expect(hash).toMatch(/^[\w-]{43}$/)
  })

  it.each([
    [{ a: '2', b: { c: [1, 2] } }, null],
    [{ a: '1', b: { c: [2, 1] } }, null],
    [{ a: '1', b: { e: [1, 2] } }, null],
    [{ a: '1' }, null],
    [{ a: 1, b: { c: [1, 2] } }, null],
    [{ a: '1', b: { c: [1, 2] } }, 'c1'],
  ])('is another as %j by %j', (asked, accountId) => {
    expect(hashOfInput(asked, accountId)).not.toBe(hash)
  })
})
