import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { describe, expect, it } from 'vitest'
import { StoneIndex } from '../gemstones/stone-index.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { StockLeft } from '../world/stock-left.ts'
import { SearchEngine, type Found, type SearchedWorld } from './search-engine.ts'
import { choiceOf, ofSettings, searchedDesign } from './testing/searched-design.ts'
import { searchedStones, type StoneRow } from './testing/searched-stones.ts'

const stills = everyStill()
const asTyped = { corrections: [], notMade: [], price: null, isPartial: false }

/** A shop of these pieces and stones. */
function shopOf(designs: readonly DesignRecord[], ...rows: readonly StoneRow[]): SearchEngine {
  const columns = searchedStones(...rows)
  return new SearchEngine(designs, { columns, index: new StoneIndex(columns) }, stills)
}
const worldWith = (some: Partial<SearchedWorld> = {}): SearchedWorld => ({
  hiddenRows: [],
  runningSales: [],
  stockLeft: StockLeft.of([]),
  ...some,
})
/** Skus of pieces and rows of stones, in their order. */
const read = (found: readonly Found[]) => found.map((hit) => (typeof hit === 'number' ? hit : hit.sku))
const alike = (count: number, row: StoneRow): StoneRow[] => Array.from({ length: count }, () => row)

const ovalLocket = searchedDesign('NE-00001', { name: 'Oval locket' })
const setting = searchedDesign('PR-00002', { ...ofSettings, name: 'Claw' })
const rubyDrop = searchedDesign('NE-00003', { name: 'Drop', gemTypes: ['RUBY'] })

describe('pieces and stones in one answer', () => {
  const shop = () => shopOf([setting, rubyDrop, ovalLocket], { shape: 1 }, { kind: 4, variety: 7, shape: 1 })

  it('are named pieces, then stones, then what else there is', () => {
    expect(read(shop().find('oval'))).toEqual(['NE-00001', 0, 1])
    expect(read(shop().find('ruby'))).toEqual([1, 'NE-00003', 'PR-00002'])
  })

  it('are stones first where only a stone can be meant', () => {
    const loose = searchedDesign('NE-00006', { name: 'Loose oval' })
    expect(read(shopOf([loose], { shape: 1 }).find('loose oval'))).toEqual([0, 'NE-00006'])
    expect(read(shopOf([loose], { shape: 1 }).find('oval'))).toEqual(['NE-00006', 0])
    expect(read(shop().find('oval stone'))).toEqual([0, 1])
    expect(read(shop().find('ruby 1 ct'))).toEqual([1])
    expect(read(shop().find('1 ct'))).toEqual([0, 1])
  })

  it('are no stones where a gold is meant, also where nothing is all that was asked for', () => {
    const heavy = shopOf([setting], { shape: 1, caratHundredths: 900 })
    expect(read(heavy.find('9ct oval diamond cuff'))).toEqual([])
    expect(read(heavy.find('9.00ct oval diamond cuff'))).toEqual([0])
  })

  it('are what one number leads to', () => {
    expect(read(shop().find('PR-00002'))).toEqual(['PR-00002'])
    expect(read(shop().find('100002'))).toEqual([1])
    expect(shop().countStones('100002')).toBe(1)
    expect(shop().reading('100002')).toEqual(asTyped)
  })

  it('are none for one letter, though it is a grade', () => {
    for (const text of ['d', ' d ', '', '  ']) expect([text, shop().find(text)]).toEqual([text, []])
    expect(shop().countStones('d')).toBe(0)
    expect(read(shop().find('d oval'))).toEqual([0, 1])
  })

  it('are some for two letters that are a grade', () => {
    expect(read(shop().find('fl'))).toEqual([0, 1])
    expect(shop().countStones(' fl ')).toBe(2)
  })

  it('are none for the beginning of what several words mean together', () => {
    const attributes = [choiceOf('Shape', ['175', 'Oval Shape'])]
    const oval = searchedDesign('NE-00007', { attributes })
    expect(read(shopOf([oval]).find('oval shape'))).toEqual(['NE-00007'])
    expect(read(shopOf([oval]).find('sha'))).toEqual([])
  })

  it('are written as cards show them', () => {
    const hits: unknown = JSON.parse(shop().answer('oval'))
    expect(hits).toMatchObject([{ sku: 'NE-00001' }, { id: '100001' }, { id: '100002' }])
  })
})

describe('words that nothing has', () => {
  const shop = () => shopOf([ovalLocket, rubyDrop], { shape: 1 })

  it('are left out while half of what was asked is answered', () => {
    expect(read(shop().find('oval qwrtzp'))).toEqual([0, 'NE-00001'])
    expect(shop().reading('oval qwrtzp')).toEqual({ ...asTyped, isPartial: true })
    expect(read(shop().find('oval qwrtzp xkcdjj'))).toEqual([])
    expect(shop().reading('oval qwrtzp xkcdjj')).toEqual(asTyped)
    expect(read(shop().find('oval locket qwrtzp'))).toEqual(['NE-00001'])
  })

  it('make no stone of what is said of a piece', () => {
    expect(read(shop().find('locket oval'))).toEqual(['NE-00001'])
    expect(shop().countStones('locket oval')).toBe(0)
    expect(shop().countStones('oval qwrtzp')).toBe(1)
  })
})

describe('a price', () => {
  const dear = searchedDesign('NE-00004', { name: 'Torque', basePrice: 500 })
  const shop = () => shopOf([setting, dear, ovalLocket], { shape: 1, pricePence: 10_000 }, { shape: 1 })
  const most200 = { least: null, most: 200 }

  it('alone finds pieces of it', () => {
    expect(read(shop().find('under 200'))).toEqual(['NE-00001', 'PR-00002'])
    expect(shop().reading('under 200')).toEqual({ ...asTyped, price: most200 })
    expect(shop().countStones('under 200')).toBe(0)
  })

  it('is kept to by pieces and stones', () => {
    expect(read(shop().find('oval under 200'))).toEqual(['NE-00001', 0])
    expect(shop().countStones('oval under 200')).toBe(1)
    expect(shop().reading('oval under 200')).toEqual({ ...asTyped, price: most200 })
  })

  it('that nothing has is not read', () => {
    expect(shop().find('torque under 200')).toEqual([])
    expect(shop().reading('torque under 200')).toEqual(asTyped)
  })

  it('is that of the sales and the shelf of the world that asks, whoever asked before', () => {
    const shelved = searchedDesign('NE-00005', {
      purchaseAvailability: 'STOCK',
      stock: [{ stockStatus: 'IN_STOCK', attributes: ['163'] }],
    })
    const one = shopOf([dear, shelved])
    const stockLeft = StockLeft.of([])
    const asked = (some: Partial<SearchedWorld>) =>
      read(one.find('under 400', worldWith({ stockLeft, ...some })))
    const sale = (discount: number) => ({ runningSales: [{ subCategories: ['10'], discount }] })
    expect(asked({})).toEqual(['NE-00005'])
    expect(asked(sale(50))).toEqual(['NE-00004', 'NE-00005'])
    expect(asked(sale(10))).toEqual(['NE-00005'])
    const always = sale(10).runningSales
    expect(asked({ runningSales: [...always, ...sale(50).runningSales] })).toHaveLength(2)
    expect(asked({ runningSales: [...always, ...sale(20).runningSales] })).toHaveLength(1)
    expect(asked({})).toEqual(['NE-00005'])
    expect(asked({ stockLeft: StockLeft.of([{ sku: 'NE-00005', entry: '163/1' }]) })).toEqual([])
    expect(read(one.find('torque'))).toEqual(['NE-00004'])
  })

  it('of a piece is answered as it is left in the world', () => {
    const shelved = searchedDesign('NE-00005', { stock: [{ stockStatus: 'IN_STOCK', attributes: ['163'] }] })
    const one = shopOf([shelved])
    const stockLeft = StockLeft.of([{ sku: 'NE-00005', entry: '163/1' }])
    const stockOf = (world: SearchedWorld): unknown => JSON.parse(one.answer('NE-00005', world))
    expect(stockOf(worldWith({ stockLeft }))).toMatchObject([{ stock: [{ stockStatus: 'OUT_OF_STOCK' }] }])
    expect(stockOf(worldWith())).toMatchObject([{ stock: [{ stockStatus: 'IN_STOCK' }] }])
  })
})

describe('more stones than an answer holds', () => {
  it('are counted, and a hundred given, also where some are hidden', () => {
    const shop = shopOf([], ...alike(103, { shape: 1 }))
    // Two worlds with the same shelf, of which one hides stones.
    const stockLeft = StockLeft.of([])
    const shown = shop.find('oval', worldWith({ stockLeft }))
    expect(shown).toHaveLength(100)
    const hidden = read(shown)
      .flatMap((row) => (typeof row === 'number' ? row : []))
      .slice(0, 2)
    const inWorld = shop.find('oval', worldWith({ hiddenRows: [...hidden, ...hidden], stockLeft }))
    expect(inWorld).toHaveLength(100)
    expect(inWorld.filter((row) => typeof row === 'number' && hidden.includes(row))).toEqual([])
    expect(shop.countStones('oval', worldWith({ hiddenRows: hidden }))).toBe(101)
    expect(shop.countStones('oval')).toBe(103)
    expect(shop.find('oval')).toEqual(shown)
  })

  it('are a hundred also where others are hidden than would be found', () => {
    const shop = shopOf([], ...alike(102, { shape: 1 }), { shape: 2 })
    expect(shop.find('oval', worldWith({ hiddenRows: [102] }))).toHaveLength(100)
  })

  it('leave to what answers in part where all of them are hidden', () => {
    const shop = shopOf([ovalLocket], { shape: 1 })
    const inWorld = worldWith({ hiddenRows: [0] })
    expect(read(shop.find('oval diamond'))).toEqual([0])
    expect(read(shop.find('oval diamond', inWorld))).toEqual(['NE-00001'])
    expect(shop.reading('oval diamond', inWorld)).toEqual({ ...asTyped, isPartial: true })
  })

  it('are all counted where there are just as many', () => {
    const shop = shopOf([], ...alike(100, { shape: 1 }), { shape: 2 })
    expect([shop.find('oval').length, shop.countStones('oval')]).toEqual([100, 100])
    expect(shop.countStones('oval', worldWith({ hiddenRows: [0] }))).toBe(99)
    expect(shop.countStones('emerald cut', worldWith({ hiddenRows: [100] }))).toBe(0)
  })

  it('are counted by the beginning of a report, too', () => {
    const reports = Array.from({ length: 101 }, (_, at) => ({
      certificate: 0,
      reportNumber: 2_100_000_000 + at,
    }))
    expect(shopOf([], ...reports).countStones('2100000')).toBe(101)
    expect(shopOf([], ...reports).find('2100000')).toHaveLength(100)
  })
})

describe('how a text was read', () => {
  it('says what was put right and what the shop does not make', () => {
    const shop = shopOf([searchedDesign('BR-00001', { name: 'Halo', subCategory: { id: '9' } })])
    expect(shop.reading('hallo watch')).toEqual({
      ...asTyped,
      corrections: [{ typed: 'hallo', readAs: 'halo' }],
      notMade: [{ typed: 'watch', readAs: 'bracelet' }],
    })
  })

  it('is worked out once where it is asked again in the same world', () => {
    const shop = shopOf([searchedDesign('BR-00001', { name: 'Halo' })])
    const stockLeft = StockLeft.of([])
    const sale = { subCategories: ['9'], discount: 10 }
    const correctionsOf = (text: string, some: Partial<SearchedWorld> = {}) =>
      shop.reading(text, worldWith({ stockLeft, runningSales: [sale], ...some })).corrections
    const first = correctionsOf('hallo')
    expect(correctionsOf('hallo')).toBe(first)
    expect(correctionsOf('hallo', { stockLeft: StockLeft.of([]) })).not.toBe(first)
  })

  it('knows the words for stones and their slips, whatever the shop has', () => {
    const shop = shopOf([], { shape: 1 }, { kind: 4, variety: 7 })
    expect(shop.reading('rubby').corrections).toEqual([{ typed: 'rubby', readAs: 'ruby' }])
    expect(shop.reading('gemstoen').corrections).toEqual([{ typed: 'gemstoen', readAs: 'gemstone' }])
    // It is no word of a stone, but of a phrase.
    expect(shop.reading('oval shapde').corrections).toEqual([{ typed: 'shapde', readAs: 'shape' }])
  })
})
