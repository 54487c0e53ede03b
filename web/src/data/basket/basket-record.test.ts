import { describe, expect, it } from 'vitest'
import { basketSchema, emptyBasket } from './basket-record.ts'
import * as zod from '../zod-parts.ts'
import { aLine } from './testing/baskets.ts'

describe('what a browser has kept of a basket', () => {
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
