import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshCustomer } from '../identity/testing/fresh-customer.ts'
import { checkoutSession } from '../checkout/testing/checkout-session.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { cartCodes, type CartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))
/** The solitaire with this stone is £2,100.00. */
const stone = idOf('wholePounds')

let mockApi: MockApi
let worlds: WorldClient
let codes: CartCodes
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  codes = cartCodes(mockApi)
})
afterEach(() => mockApi.close())

const addRing = (sessionId?: string) =>
  cartSession(mockApi, sessionId === undefined ? {} : { sessionId }).add({
    basketItemId: 'ring',
    gemstoneId: stone,
  })
/** A wedding ring of £500.00. */
const addBand = () =>
  cartSession(mockApi).add({
    basketItemId: 'band',
    ...finishedPiece('WR-00601', '18ct Yellow Gold', '3.00', 'Medium'),
  })

const noTotals = { couponTotal: 0, delivery: 0, voucherTotal: 0 }

describe('a coupon', () => {
  it('takes its part off each line and off the total, in any letter case', async () => {
    await addRing()
    const { cart, userErrors } = await codes.apply('coupon', ' welcome5 ')
    expect(userErrors).toEqual([])
    expect(cart).toMatchObject({
      coupon: { code: 'WELCOME5', label: '5% off your first order', problem: null },
      totals: {
        ...noTotals,
        subTotal: 210_000,
        couponTotal: 10_500,
        total: 199_500,
        vat: 33_250,
        due: 199_500,
      },
      cartItems: [
        {
          subTotal: 210_000,
          total: 199_500,
          vatIsZero: false,
          coupons: [{ code: 'WELCOME5', amount: 10_500 }],
        },
      ],
    })
    expect(await codes.get()).toEqual(cart)
    expect(await codes.apply('coupon', 'WELCOME5')).toEqual({ cart, userErrors: [] })
  })

  it('takes the place of another, and is taken off', async () => {
    await addRing()
    await codes.apply('coupon', 'WELCOME5')
    expect((await codes.apply('coupon', 'THANKS100')).cart?.totals).toMatchObject({ couponTotal: 10_000 })
    const { cart, userErrors } = await codes.remove('coupon')
    expect([cart?.coupon, cart?.totals?.couponTotal, cart?.cartItems[0]?.coupons, userErrors]).toEqual([
      null,
      0,
      [],
      [],
    ])
    expect(await codes.remove('coupon')).toEqual({ cart, userErrors: [] })
  })

  it('of wedding rings leaves other pieces as they are', async () => {
    await addRing()
    await addBand()
    expect((await codes.apply('coupon', 'BANDS10')).cart).toMatchObject({
      coupon: { problem: null },
      totals: { subTotal: 260_000, couponTotal: 5_000, total: 255_000, vat: 42_500 },
      cartItems: [
        { basketItemId: 'ring', total: 210_000, coupons: [] },
        { basketItemId: 'band', total: 45_000, coupons: [{ code: 'BANDS10', amount: 5_000 }] },
      ],
    })
    await cartSession(mockApi).remove('band')
    expect(await codes.get()).toMatchObject({
      coupon: { code: 'BANDS10', problem: 'COUPON_FOR_OTHER_PIECES' },
      totals: { couponTotal: 0, total: 210_000 },
    })
  })

  it('says what is lacking of its minimum once a piece has left the cart', async () => {
    await addRing()
    await addBand()
    await codes.apply('coupon', 'THANKS100')
    await cartSession(mockApi).remove('ring')
    expect(await codes.get()).toMatchObject({
      coupon: { code: 'THANKS100', problem: 'COUPON_BELOW_MINIMUM', shortBy: 500_00 },
      totals: { couponTotal: 0, total: 50_000 },
    })
  })

  it('of an export takes the VAT of a line off, which then contains none', async () => {
    await addRing()
    expect((await codes.apply('coupon', 'EXPORT')).cart).toMatchObject({
      totals: { subTotal: 210_000, couponTotal: 35_000, total: 175_000, vat: 0 },
      cartItems: [{ total: 175_000, vatIsZero: true, coupons: [{ code: 'EXPORT', amount: 35_000 }] }],
    })
  })

  it.each([
    ['NOWHERE', 'UNKNOWN_COUPON'],
    ['', 'UNKNOWN_COUPON'],
    ['GIFT-250-LARK', 'UNKNOWN_COUPON'],
    ['NEWYEAR10', 'COUPON_NOT_YET'],
    ['SUMMER15', 'COUPON_EXPIRED'],
    ['GRAND500', 'COUPON_BELOW_MINIMUM'],
    ['BANDS10', 'COUPON_FOR_OTHER_PIECES'],
  ])('with the code %j is refused on a ring for %s, and the earlier stays', async (code, problem) => {
    await addRing()
    const { cart } = await codes.apply('coupon', 'WELCOME5')
    expect(await codes.apply('coupon', code)).toEqual({
      cart,
      userErrors: [
        {
          code: problem,
          message: expect.any(String),
          shortBy: problem === 'COUPON_BELOW_MINIMUM' ? 97_900_00 : null,
        },
      ],
    })
  })

  it('is refused where nothing is in the cart', async () => {
    expect(await codes.apply('coupon', 'WELCOME5')).toMatchObject({
      cart: null,
      userErrors: [{ code: 'NO_CART' }],
    })
    await addRing()
    await cartSession(mockApi).clear()
    expect(await codes.apply('voucher', 'GIFT-250-LARK')).toMatchObject({ userErrors: [{ code: 'NO_CART' }] })
    expect(await codes.apply('coupon', 'WELCOME5')).toMatchObject({ userErrors: [{ code: 'NO_CART' }] })
  })

  it.each(['coupon', 'voucher'] as const)('as a %s is taken off no cart without an error', async (kind) => {
    expect(await codes.remove(kind)).toEqual({ cart: null, userErrors: [] })
  })

  it('that has expired meanwhile stays, takes nothing off and says why', async () => {
    await addRing()
    await codes.apply('coupon', 'WELCOME5')
    await worlds.setClock('default', '2027-02-01T10:00:00Z')
    expect(await codes.get()).toMatchObject({
      coupon: { code: 'WELCOME5', problem: 'COUPON_EXPIRED' },
      totals: { couponTotal: 0, total: 210_000 },
      cartItems: [{ total: 210_000, coupons: [] }],
    })
  })

  it('whose stone was sold takes nothing off what cannot be bought', async () => {
    await addRing()
    await codes.apply('coupon', 'WELCOME5')
    await worlds.setStoneAvailability('default', stone, 'SOLD')
    expect(await codes.get()).toMatchObject({
      coupon: { problem: 'COUPON_FOR_OTHER_PIECES' },
      totals: { subTotal: 0, total: 0, vat: 0, due: 0 },
      cartItems: [{ total: null, subTotal: null, coupons: [], availability: 'STONE_UNAVAILABLE' }],
    })
  })
})

describe('what no page sends', () => {
  it.each(['coupon', 'voucher'] as const)('names the argument of a %s', async (kind) => {
    const long = cartCodes(mockApi, 'x'.repeat(65))
    await expect(long.apply(kind, 'WELCOME5')).rejects.toThrow('"argument":"cartSessionId"')
    await expect(long.remove(kind)).rejects.toThrow('"argument":"cartSessionId"')
    await expect(codes.apply(kind, 'A'.repeat(65))).rejects.toThrow(
      '"code":"BAD_USER_INPUT","argument":"code"',
    )
  })
})

describe('a voucher', () => {
  it('pays as much as it holds, and leaves price and VAT as they are', async () => {
    await addRing()
    await codes.apply('coupon', 'WELCOME5')
    expect((await codes.apply('voucher', 'gift-250-lark')).cart).toMatchObject({
      voucher: { code: 'GIFT-250-LARK', balance: 25_000, problem: null },
      totals: { total: 199_500, vat: 33_250, voucherTotal: 25_000, due: 174_500 },
    })
    expect((await codes.apply('voucher', 'GIFT-5000-WREN')).cart?.totals).toMatchObject({
      voucherTotal: 199_500,
      due: 0,
    })
    expect((await codes.remove('voucher')).cart).toMatchObject({ voucher: null, totals: { due: 199_500 } })
  })

  it.each([
    ['WELCOME5', 'UNKNOWN_VOUCHER'],
    ['GIFT-100-DOVE', 'VOUCHER_EXPIRED'],
    ['GIFT-50-FINCH', 'VOUCHER_EMPTY'],
  ])('with the code %s is refused for %s', async (code, problem) => {
    await addRing()
    expect(await codes.apply('voucher', code)).toMatchObject({
      cart: { voucher: null },
      userErrors: [{ code: problem }],
    })
  })
})

describe('a voucher with which a cart is being paid', () => {
  it('holds that less for every other cart, and as much as before for this one', async () => {
    await addRing()
    await codes.apply('voucher', 'GIFT-250-LARK')
    const { userErrors } = await checkoutSession(mockApi).place({
      basketItemIds: ['ring'],
      expectedTotal: pence(210_000),
    })
    expect(userErrors).toEqual([])
    await cartSession(mockApi, { sessionId: 'phone' }).add({ gemstoneId: idOf('pairLeft') })
    expect(await cartCodes(mockApi, 'phone').apply('voucher', 'GIFT-250-LARK')).toMatchObject({
      cart: { voucher: null },
      userErrors: [{ code: 'VOUCHER_EMPTY' }],
    })
    expect((await codes.get())?.voucher).toMatchObject({ balance: 25_000, problem: null })
  })
})

describe('codes of a cart that joins an account’s (rules/basket#attaching)', () => {
  const attach = `mutation ($input: AttachCartToUserInput!) {
    attachCartToUser(input: $input) { cart { coupon { code } voucher { code } } }
  }`

  it('are those of the session, and where it has none the account’s', async () => {
    const maria = await freshCustomer(mockApi)
    const join = (cartSessionId: string) =>
      maria.ask<object>(attach, { input: { userId: maria.id, cartSessionId } })
    await addRing('laptop')
    await cartCodes(mockApi, 'laptop').apply('coupon', 'WELCOME5')
    await cartCodes(mockApi, 'laptop').apply('voucher', 'GIFT-250-LARK')
    expect(await join('laptop')).toEqual({
      attachCartToUser: { cart: { coupon: { code: 'WELCOME5' }, voucher: { code: 'GIFT-250-LARK' } } },
    })
    await cartSession(mockApi, { sessionId: 'phone' }).add({ gemstoneId: idOf('pairLeft') })
    await cartCodes(mockApi, 'phone').apply('coupon', 'THANKS100')
    expect(await join('phone')).toEqual({
      attachCartToUser: { cart: { coupon: { code: 'THANKS100' }, voucher: { code: 'GIFT-250-LARK' } } },
    })
  })

  it('of another account’s cart stay with that', async () => {
    const [maria, niamh] = [await freshCustomer(mockApi), await freshCustomer(mockApi, 'other@example.com')]
    await addRing('laptop')
    await cartCodes(mockApi, 'laptop').apply('voucher', 'GIFT-250-LARK')
    const input = { cartSessionId: 'laptop' }
    await maria.ask(attach, { input: { ...input, userId: maria.id } })
    expect(await niamh.ask(attach, { input: { ...input, userId: niamh.id } })).toEqual({
      attachCartToUser: { cart: { coupon: null, voucher: null } },
    })
  })
})
