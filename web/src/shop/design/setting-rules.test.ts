import { designPrice } from '@shop/schema/domain/prices/design-price'
import { pounds } from '@shop/schema/domain/values/money'
import { stoneSizeRanges } from '@shop/schema/domain/stones/stone-fit'
import { describe, expect, it } from 'vitest'
import { assetAt } from '#data/testing/pictures.ts'
import { displayTitle } from './display-title.ts'
import { galleryPictures, largePictures } from './gallery/gallery-pictures.ts'
import { priceRows } from './price/price-rows.ts'
import { saleEnd } from './price/sale-end.ts'
import type { Design } from './design.ts'
import { choiceAddress, designVariables, settingChoice } from './design-choice.ts'
import { lengthsText } from './stone-lengths.ts'
import { styleLinkOf } from './style-link.ts'

function option(id: string, name: string, price = 0, lengths: [number, number] | null = null) {
  return {
    id,
    name,
    price,
    isFixedPrice: true,
    lengthMin: lengths?.[0] ?? null,
    lengthMax: lengths?.[1] ?? null,
  }
}

const design: Design = {
  id: '201',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  displayName: '{shortName} in {metal}, {shape}',
  shortName: null,
  description: null,
  expressDelivery: false,
  purchaseAvailability: 'ALWAYS',
  gemTypes: [],
  category: { id: '1' },
  subCategory: { id: '1' },
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(592) }],
  channels: [],
  attributes: [
    {
      name: 'Metal',
      options: [
        option('163', 'Platinum'),
        option('161', '18ct Yellow Gold', 125),
        option('169', '9ct Yellow Gold'),
      ],
    },
    { name: 'Shape', options: [option('171', 'Round Brilliant'), option('175', 'Oval Shape', 20)] },
    {
      name: 'Setting Stone Size',
      options: [
        option('s1', 'Round', 0, [4.1, 6.2]),
        option('s2', 'Round', 8, [6.2, 9]),
        option('s3', 'Oval', 0, [5, 7]),
        option('s4', 'Oval', 4, [8.25, 9.5]),
      ],
    },
  ],
  fixedAttributes: [{ id: '139', name: 'Style', optionName: 'Solitaire' }],
  stock: [],
  suppliers: [],
  dimensions: null,
  assets: [
    { tags: ['171', '161'], isMain: false, asset: assetAt('/top.svg') },
    { tags: ['171', '161'], isMain: true, asset: assetAt('/hero.svg') },
    { tags: ['171', '163'], isMain: true, asset: assetAt('/platinum.svg') },
  ],
}

function chosen(shape?: string, metal?: string) {
  const choice = settingChoice(design, shape, metal)
  if (!choice) throw new Error('The design is not made so')
  return choice
}

const gold = chosen('round-brilliant', 'yellow-gold')

describe('the address of a setting', () => {
  it('chooses shape and metal', () => {
    expect(gold.optionIds).toEqual(['161', '171'])
    expect(chosen('oval-shape', '9ct-yellow-gold').optionIds).toEqual(['169', '175'])
  })

  it('falls to Round Brilliant and the metal its card shows', () => {
    expect(chosen().shape.slug).toBe('round-brilliant')
    expect(['161', '163']).toContain(chosen().metalOption.id)
  })

  it.each([
    ['heart-shape', 'platinum'],
    ['round-brilliant', 'rose-gold'],
    ['round-brilliant', '18ct-yellow-gold'],
    ['nonsense', 'platinum'],
  ])('is none of the shop’s for %s in %s', (shape, metal) =>
    expect(settingChoice(design, shape, metal)).toBeNull(),
  )

  it('comes back from its choice', () => {
    expect(choiceAddress(design, gold.shape, gold.metalOption)).toBe(
      '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
    )
  })

  it('asks for the pictures of its shape only', () => {
    expect(designVariables('PR-00201', 'oval-shape')).toEqual({
      sku: 'PR-00201',
      shapeIds: ['175'],
      defaultShape: false,
    })
    for (const shape of [undefined, 'nonsense']) {
      expect(designVariables('PR-00201', shape)).toEqual({
        sku: 'PR-00201',
        shapeIds: [],
        defaultShape: true,
      })
    }
  })
})

describe('a setting', () => {
  it('fills the placeholders of its title', () => {
    expect(displayTitle(design, gold)).toBe('Six-claw solitaire in 18ct Yellow Gold, Round')
  })

  it('explains its price in words that add up', () => {
    const price = designPrice({ design, optionIds: gold.optionIds, pricing: { vatPercent: 20, sales: [] } })
    expect(priceRows(price?.steps ?? []).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'The setting, made to order: £592.00',
      '18ct Yellow Gold: + £125.00',
      'Head for Round Brilliant: Included',
      'VAT at 20%: + £143.40',
      'Rounded up to the next £5.00: + £4.60',
      'The setting, including VAT: £865.00',
    ])
  })

  it('shows what a sale takes away', () => {
    const price = designPrice({
      design: { ...design, channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }] },
      optionIds: gold.optionIds,
      pricing: { vatPercent: 20, sales: [{ subCategories: ['1'], discount: 10 }] },
    })
    const rows = priceRows(price?.steps ?? []).map(({ label, amount }) => `${label}: ${amount}`)
    expect(rows).toContain('Sale, 10% off: − £86.50')
    expect(rows.at(-1)).toBe('The setting, including VAT: £780.00')
  })

  it('says which stones fit, with their gaps', () => {
    const ranges = stoneSizeRanges(design)
    const lengths = (name: string) => lengthsText(ranges.filter(({ shape }) => shape.name === name))
    expect(lengths('Round')).toBe('4.1 to 9.0 mm')
    expect(lengths('Oval')).toBe('5.0 to 7.0 mm or 8.25 to 9.5 mm')
  })

  it('shows the pictures of its choice, the main one first', () => {
    expect(galleryPictures(design, gold).map(({ asset }) => asset?.source)).toEqual(['/hero.svg', '/top.svg'])
    expect(galleryPictures({ ...design, assets: [] }, gold)).toEqual([
      { asset: null, alt: 'Six-claw solitaire in 18ct Yellow Gold, Round Brilliant' },
    ])
  })

  it('says itself what the main picture is of, and leaves the others to the API', () => {
    const main = 'Six-claw solitaire in 18ct Yellow Gold, Round Brilliant'
    const seen = (alt: string | null) => ({ ...assetAt('/top.svg'), alt })
    const altsOf = (alt: string | null) => {
      const assets = design.assets.map((each) => ({ ...each, asset: seen(alt) }))
      return galleryPictures({ ...design, assets }, gold).map((picture) => picture.alt)
    }
    expect(altsOf('Seen from above')).toEqual([main, 'Seen from above'])
    expect(altsOf(null)).toEqual([main, `${main}, view 2`])
    const other = { ...design, assets: [{ tags: ['999'], isMain: true, asset: seen('In rose gold') }] }
    expect(galleryPictures(other, gold).map(({ alt }) => alt)).toEqual(['In rose gold'])
  })

  it('keeps pictures for cards out of its gallery, where others are larger', () => {
    const [hero, second] = ['/hero.svg', '/second.svg'].map((source) => ({ asset: assetAt(source), alt: '' }))
    const small = { asset: { ...assetAt('/small.svg'), width: 320 }, alt: '' }
    expect(hero && second && largePictures([hero, second, small])).toEqual([hero, second])
    expect(largePictures([small])).toEqual([small])
    expect(largePictures([{ asset: null, alt: 'None' }])).toEqual([{ asset: null, alt: 'None' }])
  })

  it('leads to the other settings of its style', () => {
    expect(styleLinkOf(design)).toEqual({ href: '/create/engagement-ring/solitaire', name: 'Solitaire' })
    expect(styleLinkOf({ ...design, fixedAttributes: [] })).toBeNull()
  })

  it('says when its sale ends: of several, the one that lowers it', () => {
    const sales = [
      { subCategories: ['1'], discount: 5, endsOn: '2026-11-27' },
      { subCategories: ['1', '2'], discount: 10, endsOn: '2026-12-01' },
    ]
    expect(saleEnd(sales, '1')).toBe('1 December 2026')
    expect(saleEnd(sales, '7')).toBeNull()
    expect(saleEnd([{ subCategories: ['1'], discount: 10, endsOn: null }], '1')).toBeNull()
  })
})
