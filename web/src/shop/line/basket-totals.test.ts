import { describe, expect, it } from 'vitest'
import { basketTotals } from './basket-totals.ts'
import { pence } from '@shop/schema/domain/values/money'

const line = (total: number | null, vatIsZero = false) => ({
  total: total === null ? null : pence(total),
  vatIsZero,
})

describe('the totals of a basket', () => {
  it('are the sum of its pieces and the VAT in it', () => {
    expect(basketTotals([line(518_200), line(109_000)], 20)).toEqual({
      pieces: 2,
      totalPence: 627_200,
      vatPence: 104_533,
    })
  })

  it('leave out a piece that cannot be bought', () => {
    expect(basketTotals([line(518_200), line(null)], 20)).toEqual({
      pieces: 1,
      totalPence: 518_200,
      vatPence: 86_367,
    })
  })

  it('contain no VAT of a piece that is free of it', () => {
    expect(basketTotals([line(518_200, true), line(109_000)], 20)).toEqual({
      pieces: 2,
      totalPence: 627_200,
      vatPence: 18_167,
    })
  })

  it('round the VAT once, not line by line', () => {
    // 1p holds 0.17p of VAT, which rounds to nothing; three of them hold 0.5p.
    expect(basketTotals([line(1), line(1), line(1)], 20).vatPence).toBe(1)
  })

  it('say nothing of VAT while its rate is not known', () => {
    expect(basketTotals([line(518_200)], null)).toEqual({ pieces: 1, totalPence: 518_200, vatPence: null })
  })

  it('of nothing are nothing', () => {
    expect(basketTotals([], 20)).toEqual({ pieces: 0, totalPence: 0, vatPence: 0 })
  })
})
