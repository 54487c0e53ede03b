import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  decimal,
  divide,
  leastPence,
  multiply,
  pence,
  percentOfPence,
  poundsOf,
  root,
  sharePence,
  timesPence,
} from './money.ts'

describe('a part of an amount in pence', () => {
  it('is a percent, half a penny up', () => {
    expect(percentOfPence(pence(1_005), 10)).toBe(101)
    expect(percentOfPence(pence(1_004), 10)).toBe(100)
    expect(percentOfPence(pence(999), 12.5)).toBe(125)
  })

  it('is its share, and the pence left go to the largest remainders, the earlier first', () => {
    expect(sharePence(pence(100), [pence(1), pence(1), pence(1)])).toEqual([34, 33, 33])
    expect(sharePence(pence(5), [pence(10), pence(90)])).toEqual([1, 4])
    expect(sharePence(pence(7), [pence(0), pence(7)])).toEqual([0, 7])
    // 0.6, 2.1 and 3.3 of a penny: the one that is left goes to the first, whose remainder is the largest.
    expect(sharePence(pence(6), [pence(10), pence(35), pence(55)])).toEqual([1, 2, 3])
    // 2.1, 0.6 and 3.3: to the second.
    expect(sharePence(pence(6), [pence(35), pence(10), pence(55)])).toEqual([2, 1, 3])
    // 3.3, 2.1 and 0.6: to the last.
    expect(sharePence(pence(6), [pence(55), pence(35), pence(10)])).toEqual([3, 2, 1])
    // Two are left and three are alike: to the first two of them, not to the larger.
    expect(sharePence(pence(5), [pence(1), pence(1), pence(1)])).toEqual([2, 2, 1])
    // 100 in the proportion of 1 to 2 to 4: 14 and 2/7, 28 and 4/7, 57 and 1/7.
    expect(sharePence(pence(100), [pence(1), pence(2), pence(4)])).toEqual([14, 29, 57])
    expect(sharePence(pence(100), [pence(4), pence(2), pence(1)])).toEqual([57, 29, 14])
    expect(() => sharePence(pence(1), [pence(0)])).toThrow(RangeError)
  })

  it('is the smaller of two', () => {
    expect([leastPence(pence(1), pence(2)), leastPence(pence(2), pence(1))]).toEqual([1, 1])
  })
})

describe('what instalments are made of', () => {
  it('multiplies and divides exactly, a quotient rounded half up', () => {
    expect(compare(multiply(decimal('1.25'), decimal('-0.4')), decimal('-0.5'))).toBe(0)
    expect(divide(decimal(1), decimal(3), 4)).toEqual({ digits: 3333n, scale: 4 })
    expect(divide(decimal('0.5'), decimal('0.04'), 0)).toEqual({ digits: 13n, scale: 0 })
    expect(() => divide(decimal(1), decimal(0), 2)).toThrow(RangeError)
  })

  it('takes a root, cut off after so many places', () => {
    expect(root(decimal(2), 2, 10)).toEqual({ digits: 14_142_135_623n, scale: 10 })
    expect(root(decimal('0.001'), 3, 4)).toEqual({ digits: 1000n, scale: 4 })
    expect(root(decimal(0), 2, 3)).toEqual({ digits: 0n, scale: 3 })
    expect(root(decimal('2.25999'), 2, 1)).toEqual({ digits: 15n, scale: 1 })
    expect(root(decimal(1), 12, 24)).toEqual({ digits: 10n ** 24n, scale: 24 })
  })

  it('takes any root as its definition says', () => {
    const anyValue = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(anyValue, fc.integer({ min: 2, max: 13 }), (digits, degree) => {
        const { digits: found } = root({ digits, scale: 3 }, degree, 6)
        const target = digits * 10n ** BigInt(6 * degree - 3)
        expect(found ** BigInt(degree) <= target).toBe(true)
        expect((found + 1n) ** BigInt(degree) > target).toBe(true)
      }),
    )
  })

  it('counts equal amounts, and turns pence into pounds', () => {
    expect(timesPence(pence(8646), 36)).toBe(311_256)
    expect(compare(poundsOf(pence(92_340)), decimal('923.40'))).toBe(0)
  })
})
