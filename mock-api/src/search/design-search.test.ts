import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { describe, expect, it } from 'vitest'
import { StockLeft } from '../world/stock-left.ts'
import { DesignSearch } from './design-search.ts'
import type { Term } from './question.ts'
import { choiceOf, ofSettings, searchedDesign } from './testing/searched-design.ts'
import { Vocabulary } from './vocabulary.ts'

const ofBands = { category: { id: '2' }, subCategory: { id: '4' } } as const
const searchOf = (...designs: readonly DesignRecord[]) => new DesignSearch(designs, new Vocabulary())
const skusOf = (designs: readonly DesignRecord[]) => designs.map(({ sku }) => sku)

/** A word that means itself, and others with how sure that is. */
const term = (token: string, others: Readonly<Record<string, number>> = {}): Term => ({
  token,
  meanings: Object.entries({ [token]: 1, ...others }).map(([word, sureness]) => ({ word, sureness })),
})

describe('pieces that have what is asked', () => {
  const find = (shop: DesignSearch, terms: readonly Term[], text = '', atLeast = terms.length) => {
    const { named, others } = shop.find(terms, text, atLeast, null)
    return { named: skusOf(named), others: skusOf(others) }
  }
  const pearl = searchedDesign('NE-00001', { name: 'Pearl pendant' })
  const rope = searchedDesign('NE-00002', { name: 'Rope', shortName: 'Pearl' })
  const ring = searchedDesign('WR-00003', { name: 'Court', ...ofBands })
  const none = { named: [], others: [] }

  it('are those with most of it, and at least as much as is wanted', () => {
    const shop = searchOf(pearl, rope, ring)
    expect(find(shop, [term('pearl'), term('rope')]).others).toEqual([])
    expect(find(shop, [term('pearl'), term('rope')]).named).toEqual(['NE-00002'])
    expect(find(shop, [term('pearl'), term('opal')])).toEqual(none)
    expect(find(shop, [term('pearl'), term('opal')], '', 1)).toEqual({
      named: [],
      others: ['NE-00001', 'NE-00002'],
    })
    expect(find(shop, [term('opal')], '', 0)).toEqual(none)
    expect(find(shop, [], '', 0)).toEqual(none)
  })

  it('are named where what they are called says all of it', () => {
    const shop = searchOf(ring, rope, pearl)
    expect(find(shop, [term('pearl')])).toEqual({ named: ['NE-00001', 'NE-00002'], others: [] })
    expect(find(shop, [term('pearl'), term('platinum')])).toEqual({
      named: [],
      others: ['NE-00001', 'NE-00002'],
    })
    // What it is is its name as well; what it is made of, or its style, is not.
    expect(find(shop, [term('ring')])).toEqual({ named: ['WR-00003'], others: [] })
    const fixedAttributes = [{ id: '141', name: 'Style', optionName: 'Halo' }]
    const halo = searchedDesign('NE-00004', { fixedAttributes })
    expect(find(searchOf(halo), [term('halo')])).toEqual({ named: [], others: ['NE-00004'] })
  })

  it('are named by a word that is begun, not by one that is guessed', () => {
    const named = (sureness: number) =>
      find(searchOf(pearl, rope), [{ token: 'perl', meanings: [{ word: 'pearl', sureness }] }]).named
    expect(named(0.75)).toEqual(['NE-00001', 'NE-00002'])
    expect(named(0.7)).toEqual(['NE-00001', 'NE-00002'])
    expect(named(0.6)).toEqual(['NE-00001'])
    expect(named(0.5)).toEqual([])
  })

  it('are first the one whose whole name was typed', () => {
    const shop = searchOf(
      searchedDesign('NE-00001', { name: 'Halo halo pendant', shortName: 'Halo' }),
      searchedDesign('NE-00002', { name: 'Hálo' }),
    )
    expect(find(shop, [term('halo')], ' HALO ').named).toEqual(['NE-00002', 'NE-00001'])
    expect(find(shop, [term('halo')], 'halos').named).toEqual(['NE-00001', 'NE-00002'])
    // It is named, though nothing has the other words.
    expect(find(shop, [term('halo'), term('opal')], 'halo', 1)).toEqual({
      named: ['NE-00002'],
      others: ['NE-00001'],
    })
  })

  it('come in the order of how much it says of them', () => {
    const platinum = choiceOf('Metal', ['163', 'Platinum'])
    const shop = searchOf(
      searchedDesign('NE-00001', { attributes: [platinum] }),
      searchedDesign('NE-00002', { gemTypes: ['RUBY'] }),
      searchedDesign('NE-00003', { name: 'Ruby drop' }),
      searchedDesign('PR-00004', { ...ofSettings, name: 'Platinum claw' }),
    )
    expect(find(shop, [term('ruby')])).toEqual({ named: ['NE-00003'], others: ['NE-00002', 'PR-00004'] })
    // A setting that could hold a ruby comes after pieces with one, however much else is said of it.
    expect(find(shop, [term('ruby'), term('platinum')]).others).toEqual(['NE-00003', 'NE-00002', 'PR-00004'])
  })

  it('are those whose kind another word is for before settings that have it in their names', () => {
    const band = term('band', { 'wedding-ring': 0.9 })
    const setting = searchedDesign('PR-00001', { ...ofSettings, name: 'Court band' })
    expect(find(searchOf(setting, ring), [band])).toEqual({ named: ['WR-00003'], others: ['PR-00001'] })
    // Of a whole piece it is the name, and so it is where no other word is meant.
    const bangle = searchedDesign('BR-00004', { name: 'Wide band', subCategory: { id: '9' } })
    expect(find(searchOf(ring, bangle), [band])).toEqual({ named: ['BR-00004', 'WR-00003'], others: [] })
    expect(find(searchOf(setting), [term('band')])).toEqual({ named: ['PR-00001'], others: [] })
    expect(find(searchOf(setting), [term('band', { sleeve: 0.9 })]).named).toEqual(['PR-00001'])
    // A word that is begun may be one for several kinds, of which a setting is one.
    const drop = searchedDesign('PR-00006', { ...ofSettings, subCategory: { id: '2' }, name: 'Band drop' })
    expect(find(searchOf(drop), [term('band', { pendant: 0.9, bangle: 0.75 })]).named).toEqual(['PR-00006'])
    const wedding = searchedDesign('PR-00005', { ...ofSettings, name: 'Wedding ring band' })
    expect(find(searchOf(wedding), [band]).named).toEqual(['PR-00005'])
  })
})

describe('pieces of a price', () => {
  const stockLeft = StockLeft.of([])
  const shelved = searchedDesign('NE-00004', {
    purchaseAvailability: 'STOCK',
    stock: [{ stockStatus: 'IN_STOCK', attributes: ['163'] }],
  })
  const shop = searchOf(
    searchedDesign('PR-00001', ofSettings),
    searchedDesign('NE-00002'),
    searchedDesign('NE-00003', { basePrice: 200 }),
    shelved,
  )
  const price = { least: null, most: 150, runningSales: [], stockLeft }

  it('are whole ones first, then settings', () => {
    expect(skusOf(shop.withPrice(price))).toEqual(['NE-00002', 'NE-00004', 'PR-00001'])
    expect(skusOf(shop.withPrice({ ...price, least: 151, most: null }))).toEqual(['NE-00003'])
  })

  it('are cheaper in a sale that covers them', () => {
    const runningSales = [{ subCategories: ['10'], discount: 50 }]
    expect(skusOf(shop.withPrice({ ...price, runningSales }))).toEqual([
      'NE-00002',
      'NE-00003',
      'NE-00004',
      'PR-00001',
    ])
  })

  it('are on the shelf still', () => {
    const taken = StockLeft.of([{ sku: 'NE-00004', entry: '163/1' }])
    expect(skusOf(shop.withPrice({ ...price, stockLeft: taken }))).toEqual(['NE-00002', 'PR-00001'])
  })

  it('are found by words as well', () => {
    expect(skusOf(shop.find([term('necklace')], '', 1, price).named)).toEqual(['NE-00002', 'NE-00004'])
  })
})

it('the words of pieces are known, one by one, and those of pieces not for sale are not', () => {
  const vocabulary = new Vocabulary()
  const designs = [
    searchedDesign('NE-00001', { name: 'Yellow-gold halo' }),
    searchedDesign('NE-00002', { name: 'Opal', prices: [] }),
  ]
  expect(new DesignSearch(designs, vocabulary).bySku('NE-00001')).toEqual([designs[0]])
  const known = (typed: string) => vocabulary.candidates(typed, true).map(({ word }) => word)
  expect(known('ha')).toEqual(['halo'])
  // What several words mean together is no word that anybody types.
  expect(known('ye')).toEqual(['yellow'])
  expect(known('sh')).toEqual([])
  expect(known('op')).toEqual([])
})
