import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { orderSums } from './order-sums.ts'
import { ringTotals } from '#testing/ring-example.ts'

it('an order comes to its lines, before the cart has said more', () => {
  expect(orderSums([pence(93_500), pence(424_700)], { Coupon: null, Totals: null })).toEqual({
    totalPence: 518_200,
    discount: null,
    voucherPence: null,
    vatPence: null,
    duePence: 518_200,
  })
})

it('a coupon is in the lines already, and a voucher pays a part of them', () => {
  const Coupon = { code: 'TEN', label: '10% off', problem: null, shortBy: null }
  const Totals = {
    ...ringTotals,
    couponTotal: pence(51_820),
    total: pence(466_380),
    vat: pence(77_730),
    voucherTotal: pence(5_000),
  }
  expect(orderSums([pence(466_380)], { Coupon, Totals })).toEqual({
    totalPence: 466_380,
    discount: { label: '10% off', couponPence: 51_820, subTotalPence: 518_200 },
    voucherPence: 5_000,
    vatPence: 77_730,
    duePence: 461_380,
  })
})

it('what the cart said of another total is left unsaid', () => {
  const { vatPence, duePence } = orderSums([pence(93_500)], { Coupon: null, Totals: ringTotals })
  expect([vatPence, duePence]).toEqual([null, 93_500])
})
