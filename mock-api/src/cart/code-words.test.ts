import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { cartCodes, type CartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'

let mockApi: MockApi
let codes: CartCodes
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
  codes = cartCodes(mockApi)
})
afterEach(() => mockApi.close())

const said = async (kind: 'coupon' | 'voucher', code: string) =>
  (await codes.apply(kind, code)).userErrors.map(({ code: refusal, message }) => [refusal, message])

describe('a code that is refused', () => {
  it.each([
    ['coupon', 'NOWHERE', 'UNKNOWN_COUPON', 'There is no coupon with this code.'],
    ['coupon', 'NEWYEAR10', 'COUPON_NOT_YET', 'The coupon can be used later.'],
    ['coupon', 'SUMMER15', 'COUPON_EXPIRED', 'The coupon could be used earlier.'],
    ['coupon', 'GRAND500', 'COUPON_BELOW_MINIMUM', 'The pieces it is for come to less than it asks for.'],
    ['coupon', 'BANDS10', 'COUPON_FOR_OTHER_PIECES', 'None of the pieces in the cart is one that it is for.'],
    ['voucher', 'NOWHERE', 'UNKNOWN_VOUCHER', 'There is no voucher with this code.'],
    ['voucher', 'GIFT-100-DOVE', 'VOUCHER_EXPIRED', 'The voucher could be used earlier.'],
    ['voucher', 'GIFT-50-FINCH', 'VOUCHER_EMPTY', 'Nothing is left on the voucher.'],
  ] as const)('as %s %s says why', async (kind, code, refusal, message) => {
    await cartSession(mockApi).add({ basketItemId: 'ring', gemstoneId: '100103' })
    expect(await said(kind, code)).toEqual([[refusal, message]])
  })

  it('says that nothing is there to use it for', async () => {
    expect(await said('coupon', 'WELCOME5')).toEqual([['NO_CART', 'Nothing is in this cart.']])
    expect(await said('voucher', 'GIFT-250-LARK')).toEqual([['NO_CART', 'Nothing is in this cart.']])
  })

  it.each(['coupon', 'voucher'] as const)('says that too many were tried as a %s', async (kind) => {
    await cartSession(mockApi).add({ basketItemId: 'ring', gemstoneId: '100103' })
    for (let count = 0; count < 10; count += 1) await said(kind, `WRONG-${count}`)
    expect(await said(kind, 'WRONG-10')).toEqual([
      ['TOO_MANY_ATTEMPTS', 'Too many codes that there are not were tried: another can be in ten minutes.'],
    ])
  })
})
