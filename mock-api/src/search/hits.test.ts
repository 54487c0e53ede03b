import { settings } from '@shop/fixtures/designs/settings'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { describe, expect, it } from 'vitest'
import { everyStill } from '../pictures/testing/every-still.ts'
import { hitOfDesign, hitOfStone } from './hits.ts'
import { choiceOf, searchedDesign } from './testing/searched-design.ts'
import { searchedStones } from './testing/searched-stones.ts'

const stills = everyStill()
/** What is tested elsewhere: a version behind each address. */
const withoutVersion = (value: object): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\?v=[\da-f]+/g, ''))

describe('a piece as a card of search shows it', () => {
  it('has what its card reads, and no choice that never changes a price', () => {
    const design = searchedDesign('NE-00001', {
      id: '77',
      name: 'Pearl pendant',
      expressDelivery: true,
      gemTypes: ['OTHER'],
      purchaseAvailability: 'STOCK',
      stock: [{ stockStatus: 'IN_STOCK', attributes: ['163'] }],
      attributes: [
        choiceOf('Metal', ['163', 'Platinum', 120]),
        choiceOf('Chain Length', ['3300', '14"']),
        choiceOf('Finger Size', ['1001', 'F']),
        choiceOf('Engraving', ['1101', 'Roman']),
        choiceOf('Setting Stone Size', ['2000', 'Round', 4]),
      ],
    })
    expect(hitOfDesign(design, stills)).toEqual({
      productType: 'Design',
      id: '77',
      sku: 'NE-00001',
      name: 'Pearl pendant',
      category: { id: '3' },
      subCategory: { id: '10' },
      expressDelivery: true,
      gemTypes: ['OTHER'],
      prices: [{ channel: { code: 'SS' }, basePrice: 100 }],
      channels: [{ channelCode: 'SS', showOnSale: true, additionalSale: 0 }],
      attributes: [
        { name: 'Metal', options: [{ id: '163', name: 'Platinum', price: 120, isFixedPrice: true }] },
        { name: 'Chain Length', options: [{ id: '3300', name: '14"', price: 0, isFixedPrice: true }] },
      ],
      purchaseAvailability: 'STOCK',
      stock: [{ stockStatus: 'IN_STOCK', attributes: ['163'] }],
      pictures: [],
      hoverPictures: [],
    })
  })

  it('has a picture of each colour, once for all its carats, and one for the pointer over it', () => {
    const design = settings.find(({ sku }) => sku === 'PR-00201')
    if (!design) throw new Error('The first setting is gone')
    const { pictures, hoverPictures } = hitOfDesign(design, stills)
    const path = '/assets/designs/PR-00201/round-brilliant'
    const inMetals = (view: string) =>
      [
        { metal: 'platinum', tags: ['171', '163'] },
        { metal: 'yellow-gold', tags: ['171', '161', '169'] },
        { metal: 'rose-gold', tags: ['171', '162', '170'] },
        { metal: 'white-gold', tags: ['171', '160', '168'] },
      ].map(({ metal, tags }) => ({
        tags,
        asset: {
          source: `${path}/${metal}/${view}-640.webp`,
          smallSource: `${path}/${metal}/${view}-320.webp`,
        },
      }))
    expect(withoutVersion(pictures)).toEqual(inMetals('hero'))
    expect(withoutVersion(hoverPictures)).toEqual(inMetals('second'))
  })
})

describe('a loose stone as a card of search shows it', () => {
  const own = 1
  const turning = 2
  const ofSupplier = 4
  const stones = searchedStones(
    { pictures: own + turning, certificate: 0, reportNumber: 2_100_000_001 },
    { pictures: ofSupplier },
    { pictures: turning, kind: 2, variety: 0, colour: 10, clarity: 9, caratHundredths: 152 },
    { pictures: own + ofSupplier },
  )
  const hitAt = (row: number) => withoutVersion(hitOfStone(stoneAt(stones, row), stills))
  const diamond = {
    productType: 'gemstone',
    repNo: null,
    shape: 'Round Brilliant',
    caratWeight: 1,
    plainColour: 'D',
    fancyColour: null,
    clarity: 'FL',
    gemStoneType: 'NATURAL_DIAMOND',
    species: null,
    certificate: 'NONE',
    price: 1000,
  }
  const pictures = '/assets/stones/round-brilliant/white'

  it('has its report, and its own picture in two sizes', () => {
    expect(hitAt(0)).toEqual({
      ...diamond,
      id: '100001',
      certificate: 'GIA',
      repNo: 'DEMO-2100000001',
      picture: `${pictures}/6-640.webp`,
      smallPicture: `${pictures}/6-320.webp`,
    })
  })

  it('has the picture of its supplier in one size where it has none of its own', () => {
    expect(hitAt(1)).toEqual({
      ...diamond,
      id: '100002',
      picture: `${pictures}/5-640.webp`,
      smallPicture: null,
    })
    expect(hitAt(3)).toMatchObject({ smallPicture: `${pictures}/7-320.webp` })
  })

  it('says its species and colour, and has no picture where it only turns', () => {
    expect(hitAt(2)).toEqual({
      ...diamond,
      id: '100003',
      caratWeight: 1.52,
      plainColour: 'NONE',
      fancyColour: 'Blue',
      clarity: 'NONE',
      gemStoneType: 'SAPPHIRE',
      species: 'Sapphire',
      picture: null,
      smallPicture: null,
    })
  })
})
