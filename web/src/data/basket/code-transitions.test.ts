import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import {
  withCoupon,
  withItemCoupons,
  withoutCoupon,
  withoutItemCoupons,
  withoutVoucher,
  withPrices,
  withPricesSeen,
  withVoucher,
} from './code-transitions.ts'
import { aBasket, aLine } from './testing/baskets.ts'

const coupon = { code: 'TEN', label: '10% off', problem: null, shortBy: null }
const coupons = [{ code: 'TEN', amount: pence(51_820) }]
const free = { total: pence(431_833), subTotal: pence(518_200), vatIsZero: true }

describe('prices', () => {
  it('are updated of the lines that are named, and what was seen is kept once it has changed', () => {
    const price = { basketItemId: 'a', total: pence(600_00), subTotal: pence(600_00), vatIsZero: false }
    const basket = withPrices(aBasket('a', 'b'), [price])
    expect(basket.BasketItems).toEqual([aLine('a', { ...price, seenSubTotal: pence(518_200) }), aLine('b')])
    expect(withPricesSeen(basket, 'b')).toEqual(basket)
    expect(withPricesSeen(basket, 'a').BasketItems).toEqual([aLine('a', price), aLine('b')])
  })

  it('that a coupon alone has changed are no news', () => {
    const basket = withPrices(aBasket('a'), [{ basketItemId: 'a', ...free }])
    expect(basket.BasketItems).toEqual([aLine('a', free)])
  })

  it('of a piece that could not be bought for a while are compared with the last that it had', () => {
    const gone = { basketItemId: 'a', total: null, subTotal: null, vatIsZero: false }
    const back = { ...gone, total: pence(500_000), subTotal: pence(500_000) }
    const basket = withPrices(withPrices(aBasket('a'), [gone]), [back])
    expect(basket.BasketItems).toMatchObject([{ subTotal: 500_000, seenSubTotal: 518_200 }])
  })
})

describe('coupons of an item', () => {
  it('are set on that item, and reset on all, which then cost what they did', () => {
    const basket = withItemCoupons(
      withPrices(aBasket('a', 'b'), [{ basketItemId: 'a', ...free }]),
      'a',
      coupons,
    )
    expect(basket.BasketItems).toEqual([aLine('a', { ...free, coupons }), aLine('b')])
    expect(withoutItemCoupons(basket)).toEqual(aBasket('a', 'b'))
  })
})

describe('the coupon of a basket', () => {
  it('takes the place of another, and goes from every line', () => {
    const other = { ...coupon, code: 'FIVE' }
    const basket = withItemCoupons(withCoupon(withCoupon(aBasket('a'), other), coupon), 'a', coupons)
    expect(basket.Coupon).toEqual(coupon)
    expect(withoutCoupon(basket)).toEqual(aBasket('a'))
  })
})

describe('the voucher of a basket', () => {
  it('is kept with what is left on it, and forgotten', () => {
    const basket = withVoucher(aBasket('a'), { code: 'GIFT', balance: pence(5_000), problem: null })
    expect(basket).toMatchObject({ VoucherCode: 'GIFT', VoucherState: { balance: 5_000, problem: null } })
    expect(withoutVoucher(basket)).toEqual(aBasket('a'))
  })
})
