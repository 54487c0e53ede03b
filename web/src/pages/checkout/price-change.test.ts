import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { priceChange } from './price-change.ts'

const ring = { basketItemId: 'a', title: 'Six-claw solitaire', pence: pence(93_500) }
const band = { basketItemId: 'b', title: 'Court band', pence: pence(50_000) }
const seen = { totalPence: pence(143_500), couponCode: null, lines: [ring, band] }

it('says the old total, the new one and the pieces that cost something else', () => {
  const now = { ...seen, totalPence: pence(144_500), lines: [{ ...ring, pence: pence(94_500) }, band] }
  expect(priceChange(seen, now)).toEqual({
    totals: { from: 143_500, to: 144_500 },
    lines: [{ basketItemId: 'a', title: 'Six-claw solitaire', from: 93_500, to: 94_500 }],
  })
})

it('is nothing while the order costs the same, is of other pieces or with another coupon', () => {
  expect(priceChange(seen, seen)).toBeNull()
  expect(priceChange(seen, { ...seen, totalPence: pence(93_500), lines: [ring] })).toBeNull()
  const cheaper = [{ ...ring, pence: pence(88_825) }, band]
  const withCoupon = { totalPence: pence(138_825), couponCode: 'RING5', lines: cheaper }
  expect(priceChange(seen, withCoupon)).toBeNull()
})
