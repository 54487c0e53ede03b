import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { couponTexts, priceBefore } from './line-coupons.ts'

it('a line says what each coupon takes off it', () => {
  const coupons = [{ code: 'TEN', amount: pence(51_820) }]
  expect(couponTexts({ coupons, vatIsZero: false })).toEqual(['Coupon TEN takes off £518.20'])
  expect(couponTexts({ coupons, vatIsZero: true })).toEqual(['Without the VAT of £518.20, coupon TEN'])
  expect(couponTexts({ coupons: [], vatIsZero: false })).toEqual([])
})

it('a line has a price before coupons only where they change it', () => {
  const subTotal = pence(518_200)
  expect(priceBefore({ subTotal, total: pence(466_380) })).toBe(518_200)
  expect(priceBefore({ subTotal, total: subTotal })).toBeNull()
  expect(priceBefore({ subTotal, total: null })).toBeNull()
})
