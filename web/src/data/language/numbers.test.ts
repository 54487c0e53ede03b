import { pence } from '@shop/schema/domain/values/money'
import { languages } from '@shop/schema/domain/vocabulary/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, formatCount, formatPence, ownNumber } from './numbers.ts'

describe('pounds', () => {
  it.each([
    ['en', 123_400, '£1,234.00'],
    ['fr', 123_400, '1\u202F234,00\u00A0£'],
    ['de', 123_400, '1.234,00\u00A0£'],
    ['de', 86_505, '865,05\u00A0£'],
    ['fr', 5, '0,05\u00A0£'],
    ['de', -46_000, '−460,00\u00A0£'],
    ['de', 123_456_789, '1.234.567,89\u00A0£'],
  ] as const)('are written in %s: %d as %s', (language, amount, text) => {
    expect(formatPence(pence(amount), language)).toBe(text)
  })

  it.each(languages)('are as the platform writes them in %s', (language) => {
    const platform = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'narrowSymbol',
    })
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
        expect(formatPence(pence(amount), language)).toBe(platform.format(amount / 100).replace('-', '−'))
      }),
    )
  })
})

describe('measures and counts', () => {
  it.each([
    ['en', '6.40', '5,530', '1.50'],
    ['fr', '6,40', '5\u202F530', '1,50'],
    ['de', '6,40', '5.530', '1,50'],
  ] as const)('are written in %s: %s, %s, %s', (language, measure, count, weight) => {
    expect(decimalText(6.4, 2, 2, language)).toBe(measure)
    expect(formatCount(5530, language)).toBe(count)
    expect(ownNumber('1.50', language)).toBe(weight)
  })

  it.each(languages)('are as the platform writes them in %s', (language) => {
    const platform = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (thousandths) => {
        const value = thousandths / 1000
        expect(decimalText(value, 1, 2, language)).toBe(platform.format(value))
      }),
    )
  })
})
