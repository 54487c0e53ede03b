import { pounds } from '@shop/schema/domain/values/money'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { describe, expect, it } from 'vitest'
import { assetAt } from '#data/testing/pictures.ts'
import type { DesignCardFragment, SettingCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { cardView, pieceCardView } from './card-view.ts'

const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }
const sale: ShopRulesQuery = {
  getVat: { vat: 20 },
  listSales: [{ subCategories: ['1'], discount: 10, endsOn: null }],
}
const everything = { metalIds: [], shape: null }

function option(id: string, name: string, price = 0) {
  return { id, name, price, isFixedPrice: true }
}

const onShelf = (...attributes: string[]) => ({ stockStatus: 'IN_STOCK' as const, attributes })

/** A design of £500 excluding VAT; gold adds £100, an oval head £50. */
function design(more: Partial<SettingCardFragment> = {}): SettingCardFragment {
  return {
    id: '201',
    sku: 'PR-00201',
    name: 'Six-claw solitaire',
    expressDelivery: false,
    subCategory: { id: '1' },
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(500) }],
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    attributes: [
      {
        name: 'Metal',
        options: [
          option('163', 'Platinum'),
          option('161', '18ct Yellow Gold', 100),
          option('169', '9ct Yellow Gold'),
        ],
      },
      { name: 'Shape', options: [option('171', 'Round Brilliant'), option('175', 'Oval Shape', 50)] },
    ],
    stock: [],
    pictures: [{ tags: ['171', '161'], asset: assetAt('/gold.svg') }],
    hoverPictures: [],
    ...more,
  }
}

function faceIn(view: ReturnType<typeof cardView>, metalId: string) {
  const face = view.faces.find((candidate) => candidate.metalId === metalId)
  if (!face) throw new Error(`No face in ${metalId}`)
  return face
}

describe('a card', () => {
  it('has one face a colour, in the highest carat', () => {
    expect(cardView(design(), everything, rules).faces.map(({ metalName }) => metalName)).toEqual([
      'Platinum (950)',
      '18ct Yellow Gold',
    ])
  })

  it('says "from" the cheapest shape of the metal it shows', () => {
    const gold = faceIn(cardView(design(), everything, rules), '161')
    expect([gold.fromPence, gold.isFrom]).toEqual([72000, true])
  })

  it('has one price when the shape is chosen', () => {
    const oval = shapes.find(({ slug }) => slug === 'oval-shape') ?? null
    const gold = faceIn(cardView(design(), { metalIds: [], shape: oval }, rules), '161')
    expect([gold.fromPence, gold.isFrom]).toEqual([78000, false])
    expect(gold.href).toBe('/create/engagement-ring/product/PR-00201/oval-shape/yellow-gold')
  })

  it('says "from" the shortest chain of a pendant', () => {
    const chain = { name: 'Chain Length', options: [option('3301', '16"', 50), option('3303', '20"', 75)] }
    const pendant = design({ subCategory: { id: '2' }, attributes: [...design().attributes, chain] })
    const view = cardView(
      pendant,
      { metalIds: [], shape: shapes.find(({ slug }) => slug === 'round-brilliant') ?? null },
      rules,
    )
    // 500 + 50 and VAT.
    expect(faceIn(view, '163')).toMatchObject({ fromPence: 66_000, isFrom: true })
  })

  it('shows the filtered metal first', () => {
    const view = cardView(design(), { metalIds: ['161', '169'], shape: null }, rules)
    expect(view.shownMetalId).toBe('161')
  })

  it('strikes the old price through in a sale', () => {
    const view = cardView(design(), everything, sale)
    expect(faceIn(view, '163').badge).toBe('sale')
    expect(faceIn(view, '163')).toMatchObject({ fromPence: 54000, wasPence: 60000 })
  })

  it('never says express of a setting, into which a stone has to be set', () => {
    const view = cardView(
      design({ expressDelivery: true, stock: [onShelf('163', '171')] }),
      everything,
      rules,
    )
    expect(view.faces.map(({ badge }) => badge)).toEqual([null, null])
  })

  it('takes the picture of its metal, and none where there is none', () => {
    const view = cardView(design(), everything, rules)
    expect(faceIn(view, '161').picture).toEqual(assetAt('/gold.svg'))
    expect(faceIn(view, '163').picture).toBeNull()
  })

  it('has no price when the shop’s channel has none', () => {
    const prices = [{ channel: { code: 'TR' }, basePrice: pounds(400) }]
    expect(faceIn(cardView(design({ prices }), everything, rules), '163').fromPence).toBeNull()
  })
})

/** A pendant of £300 excluding VAT in platinum; gold adds £100, half a carat £200. */
function piece(more: Partial<DesignCardFragment> = {}): DesignCardFragment {
  return {
    id: '901',
    sku: 'NE-00901',
    name: 'Diamond pendant',
    expressDelivery: false,
    category: { id: '3' },
    subCategory: { id: '10' },
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(300) }],
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    attributes: [
      { name: 'Metal', options: [option('163', 'Platinum'), option('161', '18ct Yellow Gold', 100)] },
      { name: 'Total Carat Weight', options: [option('3200', '0.20'), option('3201', '0.50', 200)] },
    ],
    purchaseAvailability: 'ALWAYS',
    stock: [],
    pictures: [{ tags: ['163'], asset: assetAt('/platinum.svg') }],
    hoverPictures: [],
    ...more,
  }
}

describe('a card of a finished piece', () => {
  it('names the real category and leads to the family’s own address in each metal', () => {
    const view = pieceCardView(piece(), everything, rules)
    expect([view.categoryId, view.subCategoryId]).toEqual(['3', '10'])
    expect(view.faces.map(({ href }) => href)).toEqual([
      '/necklaces/product/NE-00901/platinum',
      '/necklaces/product/NE-00901/yellow-gold',
    ])
  })

  it('says "from" the cheapest of what is still open in its metal', () => {
    const view = pieceCardView(piece(), everything, rules)
    expect(faceIn(view, '163')).toMatchObject({
      fromPence: 36000,
      isFrom: true,
      picture: assetAt('/platinum.svg'),
    })
    expect(faceIn(view, '161')).toMatchObject({ fromPence: 48000, isFrom: true, picture: null })
  })

  it('has the prices and the metals that lie on the shelf when it is sold from stock', () => {
    const view = pieceCardView(
      piece({ purchaseAvailability: 'STOCK', stock: [onShelf('161', '3201', '9999')] }),
      { metalIds: ['163'] },
      rules,
    )
    expect(view.faces.map(({ metalId }) => metalId)).toEqual(['161'])
    expect(view.shownMetalId).toBe('161')
    expect(faceIn(view, '161')).toMatchObject({ fromPence: 72000, isFrom: false })
  })

  it('still shows all it was made in when nothing is left of it, sold and without a price', () => {
    const stock = [{ stockStatus: 'OUT_OF_STOCK' as const, attributes: ['161', '3201'] }]
    const view = pieceCardView(
      piece({ purchaseAvailability: 'STOCK', expressDelivery: true, stock }),
      everything,
      rules,
    )
    expect(view.isSold).toBe(true)
    expect(view.faces.map(({ fromPence, isFrom, badge }) => [fromPence, isFrom, badge])).toEqual([
      [null, false, null],
      [null, false, null],
    ])
    expect(pieceCardView(piece({ stock }), everything, rules).isSold).toBe(false)
  })

  it('says express of the metals that lie in stock, in any size', () => {
    const stock = [onShelf('161', '3201', '1015')]
    const view = pieceCardView(piece({ expressDelivery: true, stock }), everything, rules)
    expect([faceIn(view, '163').badge, faceIn(view, '161').badge]).toEqual([null, 'express'])
  })

  it('says sale before express', () => {
    const stocked = piece({ expressDelivery: true, stock: [onShelf('161', '3201', '1015')] })
    const ofNecklaces = { ...sale, listSales: [{ subCategories: ['10'], discount: 10, endsOn: null }] }
    expect(faceIn(pieceCardView(stocked, everything, ofNecklaces), '161').badge).toBe('sale')
  })

  it('strikes the old price through in a sale of its own subcategory', () => {
    const ofNecklaces = { ...sale, listSales: [{ subCategories: ['10'], discount: 10, endsOn: null }] }
    expect(faceIn(pieceCardView(piece(), everything, sale), '163').badge).toBeNull()
    const view = pieceCardView(piece(), everything, ofNecklaces)
    expect(faceIn(view, '163')).toMatchObject({ fromPence: 32500, wasPence: 36000, badge: 'sale' })
  })
})
