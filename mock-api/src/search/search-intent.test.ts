import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { designs } from '@shop/fixtures/designs/designs'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { cardPriceBeforeSale } from './card-price.ts'
import { SearchEngine } from './search-engine.ts'

const stock = stoneStock(3000)
const shop = new SearchEngine(designs, stock, everyStill())

const designsOf = (text: string): DesignRecord[] =>
  shop.find(text).flatMap((found) => (typeof found === 'number' ? [] : [found]))
const namesOf = (text: string) => designsOf(text).map(({ name }) => name)
const stonesOf = (text: string): StoneRecord[] =>
  shop.find(text).flatMap((found) => (typeof found === 'number' ? [stoneAt(stock.columns, found)] : []))

describe('a price', () => {
  it('is kept to by pieces, finished ones before settings', () => {
    const found = designsOf('under 600')
    expect(found.length).toBeGreaterThan(20)
    const dearest = Math.max(...found.map((design) => cardPriceBeforeSale(design) ?? Infinity))
    expect(dearest).toBe(60_000)
    const firstSetting = found.findIndex(({ category }) => category.id === '1')
    expect(found.slice(firstSetting).every(({ category }) => category.id === '1')).toBe(true)
  })

  it('is kept to by stones, as their cards show it', () => {
    const prices = stonesOf('natural diamond from £1,000 to £1,200').map(({ price }) => price * 1.2)
    expect(prices.length).toBeGreaterThan(20)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...prices)).toBeLessThanOrEqual(1200)
  })

  it('goes with every other word', () => {
    expect(namesOf('halo ring under £1,200').length).toBeGreaterThan(0)
    expect(namesOf('halo ring').length).toBeGreaterThan(namesOf('halo ring under £1,200').length)
    expect(namesOf('halo ring under £20')).toEqual([])
  })
})

describe('a gift', () => {
  it('is jewellery that needs no finger size, for her or for him', () => {
    const kinds = new Set(designsOf('gift for mum').map(({ sku }) => sku.slice(0, 2)))
    expect([...kinds].toSorted()).toEqual(['AN', 'BR', 'EA', 'NE'])
    expect(namesOf('present for dad')).toEqual(expect.arrayContaining(['Curb chain', 'Identity bracelet']))
    expect(namesOf('present for dad')).not.toContain('Pearl pendant')
  })
})

describe('what the shop does not make', () => {
  it('is looked for as what comes nearest', () => {
    expect(namesOf('watch')).toEqual(namesOf('bracelet'))
    expect(shop.reading('Watches').notMade).toEqual([{ typed: 'watches', readAs: 'bracelet' }])
  })
})
