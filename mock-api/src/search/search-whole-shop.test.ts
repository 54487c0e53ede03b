import { designs } from '@shop/fixtures/designs/designs'
import { describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { SearchEngine } from './search-engine.ts'

describe('a search of the whole shop', () => {
  // A piece for the trade alone is not found.
  const sold = designs.filter(({ prices }) => prices.some(({ channel }) => channel.code === 'SS'))
  const shop = new SearchEngine(designs, stoneStock(3000), everyStill())
  const found = (text: string) => shop.find(text).filter((hit) => typeof hit !== 'number')
  const subCategoriesOf = (text: string) => new Set(found(text).map(({ subCategory }) => subCategory.id))

  it('finds every piece that is made in gold, whatever it is', () => {
    const isGold = ({ attributes }: (typeof designs)[number]) =>
      attributes.some(
        ({ name, options }) => name === 'Metal' && options.some((option) => option.name.includes('Gold')),
      )
    const skusOf = (some: readonly { readonly sku: string }[]) => some.map(({ sku }) => sku).toSorted()
    expect(skusOf(found('gold'))).toEqual(skusOf(sold.filter(isGold)))
    // Necklaces, earrings and bracelets are among them.
    expect([...subCategoriesOf('gold')]).toEqual(expect.arrayContaining(['8', '9', '10']))
  })

  it('reads a slip as the word is written', () => {
    const { corrections } = shop.reading('chrismas gift')
    expect(corrections).toEqual([{ typed: 'chrismas', readAs: 'christmas' }])
  })

  it('finds rings of every kind, plain and stone-set wedding rings too', () => {
    expect([...subCategoriesOf('ring')]).toEqual(expect.arrayContaining(['1', '4', '5', '6', '7', '11']))
  })

  it('finds at least the pieces that lists of diamonds hold', () => {
    const listed = sold.filter(({ gemTypes }) => gemTypes.includes('NATURAL_DIAMOND'))
    const foundSkus = new Set(found('diamond').map(({ sku }) => sku))
    expect(listed.length).toBeGreaterThan(30)
    expect(listed.filter(({ sku }) => !foundSkus.has(sku))).toEqual([])
  })

  it.each([
    ['ruby necklace', /RUBY/],
    ['emerald ring', /EMERALD/],
    ['sapphire earrings', /SAPPHIRE/],
  ])('puts pieces with the stone of %s before those that have none', (text, kind) => {
    const hasStone = found(text).map(({ gemTypes }) => gemTypes.some((gemType) => kind.test(gemType)))
    expect(hasStone.slice(0, 2)).toEqual([true, true])
    const named = found(text).map(({ name }, index) => hasStone[index] || /Three-stone emerald/.test(name))
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false))
  })

  it('puts no emerald cut before an emerald', () => {
    const inOrder = found('emerald ring').map(({ name }) => name)
    expect(inOrder.indexOf('Emerald channel band')).toBeLessThan(
      inOrder.indexOf('Emerald-cut full eternity ring'),
    )
    expect(inOrder.indexOf('Emerald channel band')).toBeLessThan(inOrder.indexOf('Emerald-cut solitaire'))
  })

  it.each(['band', 'bands', 'wide band'])('puts wedding rings first for %s', (text) => {
    const kinds = found(text).map(({ category }) => category.id)
    expect(kinds[0]).toBe('2')
    expect(kinds.lastIndexOf('2')).toBeLessThan(kinds.includes('1') ? kinds.indexOf('1') : kinds.length)
  })

  it('puts a setting first whose whole name was typed', () => {
    expect(found('court-band solitaire')[0]?.name).toBe('Court-band solitaire')
  })

  it.each(['WR-00601', 'wr 601', 'wr601', 'WR 00601', '00601'])('finds the ring that %s names', (text) => {
    expect(shop.find(text)).toEqual(found('D-shaped band').filter(({ sku }) => sku === 'WR-00601'))
  })
})
