import { describe, expect, it } from 'vitest'
import { mayLackStones } from './most-stone-hits.ts'
import { readSearchHits } from './search-hits.ts'

const stone = {
  productType: 'gemstone',
  id: '100014',
  repNo: 'DEMO-2924691337',
  shape: 'Emerald Cut',
  caratWeight: 1.2,
  plainColour: 'G',
  fancyColour: null,
  clarity: 'VS2',
  gemStoneType: 'NATURAL_DIAMOND',
  species: null,
  certificate: 'GIA',
  price: 4571.53,
  picture: null,
  smallPicture: null,
}

const design = {
  productType: 'Design',
  id: '201',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  category: { id: '1' },
  subCategory: { id: '1' },
  expressDelivery: false,
  gemTypes: [],
  prices: [{ channel: { code: 'SS' }, basePrice: 480 }],
  channels: [{ channelCode: 'SS', showOnSale: false, additionalSale: 0 }],
  attributes: [{ name: 'Metal', options: [{ id: '163', name: 'Platinum', price: 165, isFixedPrice: true }] }],
  purchaseAvailability: 'ALWAYS',
  stock: [],
  pictures: [
    { tags: ['171', '163'], asset: { source: '/assets/a-640.webp', smallSource: '/assets/a-320.webp' } },
  ],
  hoverPictures: [],
}

describe('an answer of the search', () => {
  it('may lack stones when it holds a hundred of them, however many pieces it holds', () => {
    const stones = (count: number) =>
      Array.from({ length: count }, () => ({ productType: 'gemstone' as const }))
    const pieces = Array.from({ length: 300 }, () => ({ productType: 'Design' as const }))
    expect(mayLackStones([...pieces, ...stones(99)])).toBe(false)
    expect(mayLackStones([...pieces, ...stones(100)])).toBe(true)
  })

  it('gives its hits in their order', () => {
    expect(readSearchHits(JSON.stringify([stone, design]))).toEqual({ hits: [stone, design], brokenCount: 0 })
    expect(readSearchHits('[]')).toEqual({ hits: [], brokenCount: 0 })
  })

  it.each(['Gemstone', 'Stone', '', null, undefined])(
    'takes a product of type %j for a stone',
    (productType) => {
      const text = JSON.stringify([
        { ...stone, productType },
        { ...design, productType },
      ])
      expect(readSearchHits(text)).toEqual({ hits: [stone], brokenCount: 1 })
    },
  )

  it('does without small pictures', () => {
    const { smallPicture, ...older } = stone
    expect(readSearchHits(JSON.stringify([older]))?.hits).toEqual([{ ...stone, smallPicture }])
  })

  it('leaves out what a newer API adds', () => {
    expect(readSearchHits(JSON.stringify([{ ...stone, score: 7 }]))?.hits).toEqual([stone])
  })

  it.each([
    ['no product type', { sku: 'PR-00201' }],
    ['a price with a third decimal', { ...stone, price: 1.005 }],
    ['a price that is a text', { ...stone, price: '4571.53' }],
    ['an unknown kind of stone', { ...stone, gemStoneType: 'GLASS' }],
    ['no attributes', { ...design, attributes: null }],
    ['nothing', null],
  ])('drops a hit with %s, counts it, and keeps the others', (_, broken) => {
    expect(readSearchHits(JSON.stringify([broken, stone]))).toEqual({ hits: [stone], brokenCount: 1 })
  })

  it.each(['', 'null', '{}', '{"hits":[]}', '[', '<html>'])('is none when it is %j', (text) => {
    expect(readSearchHits(text)).toBeNull()
  })
})
