import { designs } from '@shop/fixtures/designs/designs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DesignIndex } from '../catalogue/design-index.ts'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { finishedPiece, nothingElse } from '../testing/finished-piece.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { offerOf } from './cart-shop.ts'

const shop = { designs: new DesignIndex(designs), stock: stoneStock(40), sales: [] }

let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-07-01T10:00:00Z') })
  world = worlds.default
})
afterEach(() => worlds.close())

/** What a piece comes to for somebody who has no cart. */
const offer = (...[sku, ...names]: Parameters<typeof finishedPiece>) =>
  offerOf(shop, world, {
    ...finishedPiece(sku, ...names),
    ...nothingElse,
  })

describe('a piece, for everybody', () => {
  it('costs what it does in a cart', () => {
    expect(offer('EA-01003', '9ct Yellow Gold')).toEqual({ subTotal: 15_500, availability: 'AVAILABLE' })
  })

  it('cannot be bought with an option that its design has not', () => {
    const piece = finishedPiece('EA-01003', '9ct Yellow Gold')
    const optionIds = [...piece.optionIds, 'no-such-option']
    expect(offerOf(shop, world, { ...piece, ...nothingElse, optionIds })).toEqual({
      subTotal: null,
      availability: 'DESIGN_UNAVAILABLE',
    })
  })

  it('cannot be bought when it is sold from the shelf alone and nothing is left there', () => {
    expect(offer('WR-00675', '18ct Yellow Gold', '2.00').availability).toBe('AVAILABLE')
    expect(offer('WR-00675', '18ct White Gold', '2.50')).toEqual({
      subTotal: null,
      availability: 'DESIGN_UNAVAILABLE',
    })
  })
})
