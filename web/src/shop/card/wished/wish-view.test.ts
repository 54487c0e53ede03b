import { pounds } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { assetAt } from '#data/testing/pictures.ts'
import type { ShopRulesQuery, WishedDesignFragment } from '#generated/graphql/graphql.ts'
import { soundStone } from '#testing/edge-stones.ts'
import { wishView } from './wish-view.ts'

receivePageFacts({
  config: { siteUrl: 'https://shop.test', assetsUrl: 'https://assets.test', version: 'test' },
  nowMs: 0,
})

const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }
const sale: ShopRulesQuery = {
  getVat: { vat: 20 },
  listSales: [{ subCategories: ['1'], discount: 10, endsOn: null }],
}

function option(id: string, name: string, price = 0) {
  return { id, name, price, isFixedPrice: true }
}

/** A design of £500 excluding VAT, in platinum and two golds; gold adds £100. */
function design(more: Partial<WishedDesignFragment> = {}): WishedDesignFragment {
  return {
    id: '201',
    sku: 'PR-00201',
    name: 'Six-claw solitaire',
    expressDelivery: false,
    category: { id: '1' },
    subCategory: { id: '1' },
    purchaseAvailability: 'ALWAYS',
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(500) }],
    channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
    attributes: [
      {
        name: 'Metal',
        options: [
          option('163', 'Platinum'),
          option('161', '18ct Yellow Gold', 100),
          option('169', '9ct Yellow Gold', 20),
        ],
      },
      { name: 'Shape', options: [option('171', 'Round Brilliant')] },
    ],
    choices: [],
    fixedAttributes: [],
    stock: [],
    pictures: [{ tags: ['161'], asset: assetAt('/gold.webp') }],
    hoverPictures: [],
    ...more,
  }
}

const studs = (more: Partial<WishedDesignFragment> = {}) =>
  design({
    id: '1001',
    sku: 'ES-01001',
    name: 'Diamond studs',
    category: { id: '3' },
    subCategory: { id: '8' },
    ...more,
  })

const ofDesign = (wished: WishedDesignFragment | null, metalId = '163') => ({
  designId: '201',
  metalId,
  gemstoneId: null,
  design: wished,
  gemstone: null,
})

const ofStone = (gemstone: typeof soundStone | null) => ({
  designId: null,
  metalId: null,
  gemstoneId: '100010',
  design: null,
  gemstone,
})

describe('a setting on a wishlist', () => {
  it('costs what it costs now in its own metal, and leads to its stones', () => {
    expect(wishView(ofDesign(design(), '161'), rules)).toMatchObject({
      key: 'design 201',
      name: 'Six-claw solitaire',
      href: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
      caption: '18ct Yellow Gold, setting only',
      priceText: '£720.00',
      wasText: null,
      isGone: false,
      next: {
        kind: 'link',
        text: 'Choose its stone',
        href: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
      },
    })
  })

  it('stays in the carat that was wished for, though no list shows it', () => {
    expect(wishView(ofDesign(design(), '169'), rules)).toMatchObject({
      caption: '9ct Yellow Gold, setting only',
      priceText: '£625.00',
      href: '/create/engagement-ring/product/PR-00201/round-brilliant/9ct-yellow-gold',
    })
  })

  it('shows the price before a sale', () => {
    expect(wishView(ofDesign(design()), sale)).toMatchObject({ priceText: '£540.00', wasText: '£600.00' })
  })
})

describe('a finished piece on a wishlist', () => {
  const sizes = [{ name: 'Finger Size', options: [{ id: 'k' }, { id: 'l' }] }]
  const carats = [{ name: 'Total Carat Weight', options: [{ id: 'a' }, { id: 'b' }] }]
  const letter = [{ name: 'Engraving', options: [{ id: 'e' }] }]

  it.each([
    ['nothing is left to choose', {}, { kind: 'move', sku: 'ES-01001', metal: 'platinum' }],
    ['an engraving may be left away', { choices: letter }, { kind: 'move' }],
    ['its size is open', { choices: sizes }, { kind: 'link', text: 'Choose a size' }],
    [
      'it has one size alone',
      { choices: [{ name: 'Finger Size', options: [{ id: 'k' }] }] },
      { text: 'Choose a size' },
    ],
    ['its carats are open', { choices: carats }, { kind: 'link', text: 'Choose its options' }],
    [
      'it is its letter',
      { choices: letter, fixedAttributes: [{ name: 'Letters', optionName: '1' }] },
      { kind: 'link', text: 'Choose its options' },
    ],
  ])('has the next step that is true where %s', (_, more, next) => {
    expect(wishView(ofDesign(studs(more)), rules).next).toMatchObject(next)
  })

  it('is sold where the shelf has none in its metal', () => {
    const shelf = studs({
      purchaseAvailability: 'STOCK',
      stock: [{ stockStatus: 'IN_STOCK', attributes: ['161'] }],
    })
    expect(wishView(ofDesign(shelf, '163'), rules)).toMatchObject({
      priceText: 'Sold',
      isGone: true,
      next: null,
    })
    expect(wishView(ofDesign(shelf, '161'), rules)).toMatchObject({ isGone: false })
  })

  it('says so when the shop no longer sells it', () => {
    expect(wishView(ofDesign(null), rules)).toMatchObject({
      key: 'design 201',
      wish: null,
      name: 'A piece we no longer sell',
      priceText: 'No longer sold',
      next: null,
    })
  })
})

describe('a stone on a wishlist', () => {
  it('leads to settings while it is to be had', () => {
    expect(wishView(ofStone(soundStone), rules)).toMatchObject({
      key: 'gemstone 100010',
      isGone: false,
      next: { text: 'Choose its setting' },
    })
  })

  it.each([
    ['SOLD', 'Sold'],
    ['ON_HOLD', 'On hold'],
  ] as const)('says that it is %s', (availability, priceText) => {
    expect(wishView(ofStone({ ...soundStone, availability }), rules)).toMatchObject({
      priceText: expect.stringContaining(priceText) as string,
      isGone: true,
      next: null,
    })
  })

  it('says so when the shop no longer knows it', () => {
    expect(wishView(ofStone(null), rules)).toMatchObject({ wish: null, isGone: true })
  })
})
