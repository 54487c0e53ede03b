import { describe, expect, it } from 'vitest'
import { basketSchema, emptyBasket } from './basket-record.ts'
import * as zod from '../zod-parts.ts'
import { aLine } from './testing/baskets.ts'

describe('what a browser has kept of a basket', () => {
  it('from before pieces started with their stone is a basket still, of pieces that did not', () => {
    const { isGemstoneFirst: _, ...line } = aLine('a')
    const saved = { sku: 'PR-00201', shape: 'round-brilliant', metal: 'yellow-gold', gemstoneId: '100001' }
    const kept = { ...emptyBasket, BasketItems: [line], Removals: [line], ExpiredDesigns: [saved] }
    expect(basketSchema(zod).parse(kept)).toEqual({
      ...emptyBasket,
      BasketItems: [aLine('a')],
      Removals: [aLine('a')],
      ExpiredDesigns: [{ ...saved, gemstonePair: [], isGemstoneFirst: false }],
    })
  })
})
