import { describe, expect, it } from 'vitest'
import { basketTotals, shownTotals } from './basket-totals.ts'
import { pence } from '@shop/schema/domain/values/money'

const line = (total: number | null, vatIsZero = false, subTotal = total) => ({
  total: total === null ? null : pence(total),
  subTotal: subTotal === null ? null : pence(subTotal),
  vatIsZero,
})
const ofTwenty = { vatPercent: 20 }

describe('the totals of a basket', () => {
  it('are the sum of its pieces and the VAT in it', () => {
    expect(basketTotals([line(518_200), line(109_000)], ofTwenty)).toEqual({
      pieces: 2,
      subTotalPence: 627_200,
      couponPence: 0,
      totalPence: 627_200,
      vatPence: 104_533,
      voucherPence: 0,
      duePence: 627_200,
    })
  })

  it('leave out a piece that cannot be bought', () => {
    expect(basketTotals([line(518_200), line(null)], ofTwenty)).toMatchObject({
      pieces: 1,
      totalPence: 518_200,
      vatPence: 86_367,
    })
  })

  it('say what coupons take off', () => {
    expect(basketTotals([line(466_380, false, 518_200)], ofTwenty)).toMatchObject({
      subTotalPence: 518_200,
      couponPence: 51_820,
      totalPence: 466_380,
      vatPence: 77_730,
    })
  })

  it('contain no VAT of a piece that is free of it', () => {
    expect(basketTotals([line(518_200, true), line(109_000)], ofTwenty)).toMatchObject({
      totalPence: 627_200,
      vatPence: 18_167,
    })
  })

  it('are paid by a voucher as far as it goes, with the same VAT', () => {
    const voucherBalancePence = pence(25_000)
    expect(basketTotals([line(518_200)], { vatPercent: 20, voucherBalancePence })).toMatchObject({
      totalPence: 518_200,
      vatPence: 86_367,
      voucherPence: 25_000,
      duePence: 493_200,
    })
  })

  it('round the VAT once, not line by line', () => {
    // 1p holds 0.17p of VAT, which rounds to nothing; three of them hold 0.5p.
    expect(basketTotals([line(1), line(1), line(1)], ofTwenty).vatPence).toBe(1)
  })

  it('say nothing of VAT while its rate is not known', () => {
    const totals = basketTotals([line(518_200)], { vatPercent: null })
    expect(totals).toMatchObject({ pieces: 1, totalPence: 518_200, vatPence: null })
  })

  it('of nothing are nothing', () => {
    expect(basketTotals([], ofTwenty)).toMatchObject({ pieces: 0, totalPence: 0, vatPence: 0 })
  })
})

describe('the totals that a page shows', () => {
  const Totals = {
    subTotal: pence(530_000),
    couponTotal: pence(30_000),
    delivery: pence(0),
    total: pence(500_000),
    vat: pence(83_333),
    voucherTotal: pence(5_000),
    due: pence(495_000),
  }
  const basket = {
    BasketItems: [{ sync: 'saved' as const }],
    Removals: [],
    Totals,
    VoucherState: { balance: pence(5_000), problem: null },
  }
  const here = { vatPercent: 20, isAway: false }
  const cartTotals = {
    pieces: 1,
    subTotalPence: 530_000,
    couponPence: 30_000,
    totalPence: 500_000,
    vatPence: 83_333,
    voucherPence: 5_000,
    duePence: 495_000,
  }
  const own = { subTotalPence: 518_200, totalPence: 518_200, voucherPence: 5_000, duePence: 513_200 }

  it('are the cart’s, whatever the browser would say', () => {
    expect(shownTotals(basket, [line(518_200)], here)).toEqual(cartTotals)
  })

  it.each([
    ['while the cart is away', {}, { ...here, isAway: true }],
    ['while a piece is being added', { BasketItems: [{ sync: 'pending' as const }] }, here],
    ['while a piece is being taken out', { Removals: ['a'] }, here],
    ['of an API that adds nothing up', { Totals: null }, here],
  ])('are the browser’s own %s', (_, difference, facts) => {
    expect(shownTotals({ ...basket, ...difference }, [line(518_200)], facts)).toMatchObject(own)
  })

  it('count on no voucher that has a problem', () => {
    const VoucherState = { balance: pence(5_000), problem: 'VOUCHER_EXPIRED' }
    const totals = shownTotals({ ...basket, VoucherState, Totals: null }, [line(518_200)], here)
    expect(totals).toMatchObject({ voucherPence: 0, duePence: 518_200 })
  })
})
