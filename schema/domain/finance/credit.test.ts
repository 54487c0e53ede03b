import { describe, expect, it } from 'vitest'
import { creditOf } from './credit.ts'
import { pence } from '../values/money.ts'

describe('creditOf', () => {
  it('lends what the deposit leaves', () => {
    expect(creditOf(pence(300_000), { depositPercent: 10 })).toEqual({
      depositPence: 30_000,
      creditPence: 270_000,
    })
    expect(creditOf(pence(92_340), { depositPercent: 0 })).toEqual({ depositPence: 0, creditPence: 92_340 })
  })

  it('rounds a deposit half up to the penny', () => {
    expect(creditOf(pence(100_005), { depositPercent: 10 })).toEqual({
      depositPence: 10_001,
      creditPence: 90_004,
    })
  })

  it('is none where less than £500.00 is left to lend', () => {
    expect(creditOf(pence(50_000), { depositPercent: 0 })?.creditPence).toBe(50_000)
    expect(creditOf(pence(49_999), { depositPercent: 0 })).toBeNull()
    expect(creditOf(pence(62_499), { depositPercent: 20 })).toBeNull()
  })
})
