import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { basketSchema, emptyBasket } from './basket-record.ts'
import * as zod from '../zod-parts.ts'
import { aLine } from './testing/baskets.ts'

/** A basket of which everything is known. */
const whole = {
  ...emptyBasket,
  BasketUID: 'uid',
  BasketItems: [aLine('a', { coupons: [{ code: 'TEN', amount: pence(51_820) }] })],
  Coupon: { code: 'TEN', label: '10% off', problem: null, shortBy: pence(100) },
  CurrentView: { page: 'cart', timeStamp: 7 },
  VoucherState: { balance: pence(5_000), problem: null },
  Totals: {
    subTotal: pence(518_200),
    couponTotal: pence(51_820),
    delivery: pence(0),
    total: pence(466_380),
    vat: pence(77_730),
    voucherTotal: pence(5_000),
    due: pence(461_380),
  },
}

describe('what a browser has kept of a basket', () => {
  it.each(['AVAILABLE', 'STONE_UNAVAILABLE', 'DESIGN_UNAVAILABLE'] as const)(
    'is read as it was written, with a line that is %s',
    (availability) => {
      const failed = aLine('c', { sync: 'failed', problem: 'NOT_REACHED' })
      const basket = { ...whole, Removals: [aLine('b', { availability }), failed] }
      expect(basketSchema(zod).parse(JSON.parse(JSON.stringify(basket)))).toEqual(basket)
    },
  )

  it.each([
    ['half a penny', { ...whole, Totals: { ...whole.Totals, due: 0.5 } }],
    ['no coupon’s code', { ...whole, BasketItems: [aLine('a', { coupons: [{ amount: 1 } as never] })] }],
    ['no time', { ...whole, CurrentView: { page: 'cart' } }],
    ['another state of a line', { ...whole, BasketItems: [aLine('a', { sync: 'lost' as never })] }],
  ])('is none where it says %s', (_what, basket) => {
    expect(zod.safeParse(basketSchema(zod), basket).success).toBe(false)
  })

  it('is empty where nothing was put in', () => {
    expect(emptyBasket).toMatchObject({ IsPaymentLink: false, ExpiredDesigns: [], KnownLines: [] })
  })

  it('from before pieces started with their stone, or had a title, is a basket still', () => {
    const { isGemstoneFirst: _, title: _title, ...line } = aLine('a')
    const saved = { sku: 'PR-00201', shape: 'round-brilliant', metal: 'yellow-gold', gemstoneId: '100001' }
    const kept = { ...emptyBasket, BasketItems: [line], Removals: [line], ExpiredDesigns: [saved] }
    expect(basketSchema(zod).parse(kept)).toEqual({
      ...emptyBasket,
      BasketItems: [aLine('a', { title: null })],
      Removals: [aLine('a', { title: null })],
      ExpiredDesigns: [{ ...saved, gemstonePair: [], isGemstoneFirst: false, title: null }],
    })
  })

  it('from before coupons did anything is a basket still, without any', () => {
    const { seenSubTotal: _, ...line } = aLine('a')
    const { VoucherState: _v, Totals: _t, ...kept } = { ...emptyBasket, BasketItems: [line] }
    expect(basketSchema(zod).parse(kept)).toEqual({ ...emptyBasket, BasketItems: [aLine('a')] })
  })
})
