import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  addPercents,
  compare,
  decimal,
  formatPence,
  isPounds,
  pence,
  percentOf,
  plusPercent,
  pounds,
  roundHalfUp,
  roundUpToMultiple,
  subtract,
  subtractPence,
  sumPence,
  toPence,
  vatContained,
} from './money.ts'

describe('decimal', () => {
  it.each([
    [0.1, 1n, 1],
    [592, 592n, 0],
    [-4.6, -46n, 1],
    [1e-7, 1n, 7],
    [1.5e-7, 15n, 8],
    [1e21, 1_000_000_000_000_000_000_000n, 0],
    ['0.10', 10n, 2],
    ['1e-7', 1n, 7],
    ['1.25E+1', 125n, 1],
    ['12e2', 1200n, 0],
    ['3e25', 30_000_000_000_000_000_000_000_000n, 0],
    ['-0', 0n, 0],
  ])('reads %s exactly', (value, digits, scale) => {
    expect(compare(decimal(value), { digits, scale })).toBe(0)
  })

  it.each([NaN, Infinity, -Infinity, '', ' 1', '1,000', '.5', '1.', '0x10', '1e1000'])(
    'refuses %s',
    (value) => {
      expect(() => decimal(value)).toThrow(`Not a decimal number: ${value}`)
    },
  )

  it('reads a number again as it did, however many others come between', () => {
    expect(decimal(0.07)).toEqual({ digits: 7n, scale: 2 })
    for (let amount = 1; amount <= 25_000; amount += 1) decimal(amount / 8)
    expect(decimal(0.07)).toEqual({ digits: 7n, scale: 2 })
    expect(decimal(3125)).toEqual({ digits: 3125n, scale: 0 })
  })

  it('keeps the shortest text of every number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { digits, scale } = decimal(value)
        expect(Number(`${digits}e-${scale}`)).toBe(value + 0)
      }),
    )
  })
})

describe('exact arithmetic', () => {
  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(compare(add(decimal(0.1), decimal(0.2)), decimal('0.3'))).toBe(0)
  })

  it('subtracts below zero', () => {
    expect(compare(subtract(decimal('1.1'), decimal('1.25')), decimal('-0.15'))).toBe(0)
  })

  it.each([
    ['717', '20', '143.4'],
    ['33.33', '7.5', '2.49975'],
    ['865', '0', '0'],
    ['100', '-5', '-5'],
  ])('of %s, %s percent is %s', (amount, percent, share) => {
    expect(compare(percentOf(decimal(amount), decimal(percent)), decimal(share))).toBe(0)
  })

  it.each([
    ['717', 20, '860.4'],
    ['100', -12.5, '87.5'],
    ['0', 20, '0'],
  ])('%s with %d percent is %s', (amount, percent, changed) => {
    expect(compare(plusPercent(decimal(amount), percent), decimal(changed))).toBe(0)
  })

  it('orders by value, whatever the number of decimals', () => {
    expect(compare(decimal('1.50'), decimal('1.5'))).toBe(0)
    expect(compare(decimal('-2'), decimal('1.5'))).toBe(-1)
    expect(compare(decimal('1.51'), decimal('1.5'))).toBe(1)
  })

  it('adds percents without a trace of binary fractions', () => {
    expect(addPercents(0.1, 0.2)).toBe(0.3)
    expect(addPercents(10, 2.5)).toBe(12.5)
  })
})

describe('roundHalfUp', () => {
  it.each([
    ['1.005', '1.01'],
    ['1.0049999999999999', '1'],
    ['1.00500000000000001', '1.01'],
    ['1.994', '1.99'],
    ['1.995', '2'],
    ['-1.005', '-1.01'],
    ['-1.004', '-1'],
    ['7', '7'],
  ])('takes %s to %s at two places', (amount, rounded) => {
    expect(compare(roundHalfUp(decimal(amount), 2), decimal(rounded))).toBe(0)
  })

  it('rounds to whole pounds at no places', () => {
    expect(compare(roundHalfUp(decimal('2.5'), 0), decimal('3'))).toBe(0)
  })
})

describe('roundUpToMultiple', () => {
  it.each([
    ['860.4', '865'],
    ['865', '865'],
    ['865.00', '865'],
    ['865.01', '870'],
    ['0', '0'],
    ['0.001', '5'],
    ['-1', '0'],
    ['-5', '-5'],
    ['-6', '-5'],
  ])('takes %s to %s in steps of 5', (amount, rounded) => {
    expect(compare(roundUpToMultiple(decimal(amount), 5), decimal(rounded))).toBe(0)
  })
})

describe('pence', () => {
  it.each([0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('refuses %s', (amount) => {
    expect(() => pence(amount)).toThrow(`Not whole pence: ${amount}`)
  })

  it('has no negative zero', () => {
    expect(Object.is(pence(-0), 0)).toBe(true)
  })

  it('comes from pounds only when they are whole pence', () => {
    expect(toPence(decimal('865'))).toBe(86_500)
    expect(toPence(decimal('4.60'))).toBe(460)
    expect(toPence(decimal('-4.6000'))).toBe(-460)
    expect(() => toPence(decimal('4.605'))).toThrow('Not whole pence')
    expect(() => toPence(decimal('1e15'))).toThrow(RangeError)
  })

  it('subtracts', () => {
    expect(subtractPence(pence(86_500), pence(86_040))).toBe(460)
  })
})

describe('pounds', () => {
  it('takes at most two decimals', () => {
    expect(pounds(592.55)).toBe(592.55)
    expect(() => pounds(592.555)).toThrow('Not pounds and pence: 592.555')
    expect(() => pounds(NaN)).toThrow(RangeError)
  })

  it.each([592.55, 592.5, 592, 0, -4.6])('are %d', (value) => {
    expect(isPounds(value)).toBe(true)
  })

  it.each([592.555, 0.001, NaN, Infinity, '592.55', null, undefined, {}])('are not %s', (value) => {
    expect(isPounds(value)).toBe(false)
  })
})

describe('formatPence', () => {
  it.each([
    [123_400, '£1,234.00'],
    [86_500, '£865.00'],
    [460, '£4.60'],
    [5, '£0.05'],
    [0, '£0.00'],
    [-460, '−£4.60'],
    [-123_456_789, '−£1,234,567.89'],
    [100_000, '£1,000.00'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatPence(pence(amount))).toBe(text)
  })

  it('agrees with the English number format, save for a minus in place of its hyphen', () => {
    const english = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'GBP' })
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
        expect(formatPence(pence(amount))).toBe(english.format(amount / 100).replace('-', '−'))
      }),
    )
  })
})

describe('the VAT in a total', () => {
  it.each([
    [518_200, 20, 86_367],
    [511_200, 20, 85_200],
    [100, 20, 17],
    [0, 20, 0],
    [518_200, 0, 0],
    [117, 17, 17],
    // 3 / 1.2 contains exactly half a penny.
    [3, 20, 1],
    [2, 20, 0],
  ])('of %i pence at %f percent is %i pence', (total, vatPercent, vat) =>
    expect(vatContained(pence(total), vatPercent)).toBe(vat),
  )

  it('and the rest add up, and the VAT on the rest is within a penny of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom(20, 17.5, 5, 22.25),
        (total, percent) => {
          const vat = vatContained(pence(total), percent)
          const rest = total - vat
          const hundredfold = BigInt(rest) * BigInt(Math.round(percent * 100)) - BigInt(vat) * 10_000n
          // Half a penny of rounding on the VAT moves the rest by as much.
          expect(hundredfold < 20_000n && hundredfold > -20_000n).toBe(true)
        },
      ),
    )
  })
})

it('amounts in pence add up', () => {
  expect(sumPence([pence(93_500), pence(424_700)])).toBe(518_200)
  expect(sumPence([])).toBe(0)
})
