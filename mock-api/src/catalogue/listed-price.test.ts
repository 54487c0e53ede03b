import { decimal } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { FacetGroup } from '../generated/resolvers.ts'
import { listedDesign } from '../testing/listed-design.ts'
import { rememberedPrices } from './listed-price.ts'

const nothing = { chosen: new Map<FacetGroup, readonly string[]>() }

describe('the price of a list', () => {
  const sale = { subCategories: ['1'], discount: 50 }
  const channels = [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }]

  it('is the one before a sale where none is named', () => {
    const design = listedDesign({ sku: 'A', position: 1, basePrice: 500, channels })
    expect(rememberedPrices()(design, nothing)).toEqual(decimal(500))
  })

  it('is none in a sale either of a piece of which nothing is left', () => {
    const design = listedDesign({ sku: 'A', position: 1, purchaseAvailability: 'STOCK', channels })
    expect(rememberedPrices()(design, { ...nothing, runningSales: [sale] })).toBeNull()
  })
})

// With VAT, as the card shows it.
describe('the price of a list for a stone', () => {
  const oval = { ...nothing, stone: { shape: 'Oval Shape', measLength: 7 } }

  it('is that of the shape it is made in, where it does not take that of the stone', () => {
    const round = listedDesign({ sku: 'A', position: 1, basePrice: 500 })
    expect(rememberedPrices()(round, oval)).toEqual(decimal(600))
  })

  it('is that of the shape of the stone, not of a cheaper one', () => {
    const shapes = { '171': ['Round Brilliant', 0], '175': ['Oval Shape', 50] } as const
    const both = listedDesign({ sku: 'A', position: 1, basePrice: 500, shapes })
    expect(rememberedPrices()(both, oval)).toEqual(decimal(660))
  })

  it('is told of a piece without a choice of metals, too', () => {
    const bare = listedDesign({ sku: 'A', position: 1, basePrice: 500, metals: {} })
    expect(rememberedPrices()(bare, oval)).toEqual(decimal(600))
  })
})
