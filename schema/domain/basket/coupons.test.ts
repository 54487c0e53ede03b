import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from '../values/money.ts'
import { basketSums } from './basket-sums.ts'
import {
  couponProblem,
  couponShortBy,
  normalCode,
  withCoupon,
  type CouponEffect,
  type CouponRule,
} from './coupons.ts'

const ring = (amount: number) => ({ subCategoryId: '1', subTotalPence: pence(amount) })
const band = (amount: number) => ({ subCategoryId: '4', subTotalPence: pence(amount) })
const coupon = (effect: CouponEffect, rule: Partial<CouponRule> = {}): CouponRule => ({
  effect,
  subCategoryIds: null,
  minimumPence: pence(0),
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  ...rule,
})
const tenPercent = coupon({ kind: 'percent', percent: 10 })
const ofBands = coupon({ kind: 'percent', percent: 10 }, { subCategoryIds: ['4', '5', '6'] })
const now = new Date('2026-11-25T10:00:00Z')

describe('a code', () => {
  it('is taken in any letter case and with spaces around it', () => {
    expect(normalCode('  bands10 ')).toBe('BANDS10')
  })
})

describe('whether a coupon works', () => {
  it.each([
    ['before its first moment', tenPercent, '2026-11-19T23:59:59.999Z', 'COUPON_NOT_YET'],
    ['from its first moment on', tenPercent, '2026-11-20T00:00:00.000Z', null],
    ['until just before its end', tenPercent, '2026-11-30T23:59:59.999Z', null],
    ['at its end', tenPercent, '2026-12-01T00:00:00.000Z', 'COUPON_EXPIRED'],
  ])('%s', (_, rule, at, problem) => {
    expect(couponProblem(rule, [ring(100_00)], new Date(at))).toBe(problem)
  })

  it('is for its own pieces', () => {
    expect(couponProblem(ofBands, [ring(500_00)], now)).toBe('COUPON_FOR_OTHER_PIECES')
    expect(couponProblem(ofBands, [ring(500_00), band(1)], now)).toBeNull()
    expect(couponProblem(tenPercent, [], now)).toBe('COUPON_FOR_OTHER_PIECES')
  })

  it('asks for a minimum of those pieces alone', () => {
    const rule = { ...ofBands, minimumPence: pence(500_00) }
    expect(couponProblem(rule, [ring(900_00), band(499_99)], now)).toBe('COUPON_BELOW_MINIMUM')
    expect(couponProblem(rule, [band(250_00), band(250_00)], now)).toBeNull()
    expect(couponShortBy(rule, [ring(900_00), band(499_99)])).toBe(1)
    expect(couponShortBy(rule, [ring(900_00)])).toBe(500_00)
    expect(couponShortBy(rule, [band(250_00), band(250_00)])).toBe(0)
    expect(couponShortBy(rule, [band(900_00)])).toBe(0)
  })
})

describe('what a coupon takes off', () => {
  const discounts = (rule: CouponRule, ...lines: ReturnType<typeof ring>[]) =>
    withCoupon(lines, rule, 20).map(({ discountPence }) => discountPence)

  it('is a percent of each line, half a penny up', () => {
    expect(discounts(tenPercent, ring(1_090_05), ring(1_090_04), ring(0))).toEqual([109_01, 109_00, 0])
  })

  it('leaves the other pieces as they are', () => {
    expect(withCoupon([ring(518_200), band(109_000)], ofBands, 20)).toEqual([
      { subTotalPence: 518_200, discountPence: 0, totalPence: 518_200, vatIsZero: false },
      { subTotalPence: 109_000, discountPence: 10_900, totalPence: 98_100, vatIsZero: false },
    ])
  })

  it.each([
    ['equal thirds', 100, [100, 100, 100], [34, 33, 33]],
    ['the largest remainders', 100, [500, 300, 200], [50, 30, 20]],
    ['a penny to the larger remainder', 10, [333, 333, 334], [3, 3, 4]],
    ['never more than the lines cost', 50_000, [120, 80], [120, 80]],
  ])('is an amount, shared: %s', (_, amount, lines, expected) => {
    const rule = coupon({ kind: 'amount', amountPence: pence(amount) })
    expect(discounts(rule, ...lines.map(ring))).toEqual(expected)
  })

  it('is the VAT of each line, which then contains none', () => {
    expect(withCoupon([ring(518_200)], coupon({ kind: 'vat-free' }), 20)).toEqual([
      { subTotalPence: 518_200, discountPence: 86_367, totalPence: 431_833, vatIsZero: true },
    ])
  })

  it('is nothing without a coupon, and nothing of a free basket', () => {
    expect(withCoupon([ring(100)], null, 20)).toMatchObject([{ discountPence: 0, totalPence: 100 }])
    expect(discounts(coupon({ kind: 'amount', amountPence: pence(5) }), ring(0))).toEqual([0])
  })
})

describe('what a basket comes to', () => {
  const sums = (lines: Parameters<typeof withCoupon>[0], rule: CouponRule | null, voucher = 0) =>
    basketSums(withCoupon(lines, rule, 20), { vatPercent: 20, voucherBalancePence: pence(voucher) })

  it('is the sum of its lines, with VAT worked out once', () => {
    expect(sums([ring(518_200), band(109_000)], ofBands)).toEqual({
      subTotalPence: 627_200,
      couponPence: 10_900,
      deliveryPence: 0,
      totalPence: 616_300,
      vatPence: 102_717,
      voucherPence: 0,
      duePence: 616_300,
    })
  })

  it('has the same price and VAT when a voucher pays part of it', () => {
    expect(sums([band(109_000)], null, 25_000)).toMatchObject({
      totalPence: 109_000,
      vatPence: 18_167,
      voucherPence: 25_000,
      duePence: 84_000,
    })
    expect(sums([band(109_000)], null, 200_000)).toMatchObject({ voucherPence: 109_000, duePence: 0 })
  })

  it('contains no VAT of what is exported', () => {
    const rule = coupon({ kind: 'vat-free' }, { subCategoryIds: ['1'] })
    // £5,182.00 without its £863.67, and £1,090.00 that contains £181.67.
    expect(sums([ring(518_200), band(109_000)], rule)).toMatchObject({
      totalPence: 540_833,
      vatPence: 18_167,
    })
  })

  it('reconciles to the penny whatever is in it', () => {
    const effect = fc.oneof<fc.Arbitrary<CouponEffect>[]>(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(0, 5, 12.5, 33.33, 100) }),
      fc.record({ kind: fc.constant('amount' as const), amountPence: fc.nat(2_000_000).map(pence) }),
      fc.record({ kind: fc.constant('vat-free' as const) }),
    )
    const line = fc.record({
      subCategoryId: fc.constantFrom('1', '4', '9'),
      subTotalPence: fc.nat(9_000_000).map(pence),
    })
    const subCategoryIds = fc.constantFrom<(readonly string[] | null)[]>(null, ['4'], ['4', '9'])
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 50 }),
        effect,
        subCategoryIds,
        fc.constantFrom(20, 17.5, 0),
        fc.nat(9_000_000),
        (lines, how, ids, vatPercent, voucher) => {
          const rule = coupon(how, { subCategoryIds: ids })
          const couponed = withCoupon(lines, rule, vatPercent)
          const result = basketSums(couponed, { vatPercent, voucherBalancePence: pence(voucher) })
          const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
          for (const each of couponed) {
            expect(each.discountPence).toBeGreaterThanOrEqual(0)
            expect(each.totalPence).toBeGreaterThanOrEqual(0)
            expect(each.subTotalPence - each.discountPence).toBe(each.totalPence)
          }
          expect(sum(couponed.map(({ totalPence }) => totalPence))).toBe(result.totalPence)
          expect(sum(couponed.map(({ discountPence }) => discountPence))).toBe(result.couponPence)
          expect(result.voucherPence + result.duePence).toBe(result.totalPence)
          expect(result.duePence).toBeGreaterThanOrEqual(0)
          const meant = lines.filter(({ subCategoryId }) => ids === null || ids.includes(subCategoryId))
          const whole = sum(meant.map(({ subTotalPence }) => subTotalPence))
          const fixed = how.kind === 'amount' ? Math.min(how.amountPence, whole) : result.couponPence
          expect(result.couponPence).toBe(fixed)
          // VAT is what makes net and VAT the whole again, to half a penny; a rate is whole thousandths.
          const charged = sum(
            couponed.filter(({ vatIsZero }) => !vatIsZero).map(({ totalPence }) => totalPence),
          )
          const rate = vatPercent * 10
          const error = Math.abs(result.vatPence * (1000 + rate) - charged * rate)
          expect(2 * error).toBeLessThanOrEqual(1000 + rate)
        },
      ),
      { numRuns: 400 },
    )
  })
})
