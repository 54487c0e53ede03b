import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { designs } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { cardChoice } from '@shop/schema/domain/design/card-choice'
import type { SaleRule } from '@shop/schema/domain/design/design'
import { designPriceRange } from '@shop/schema/domain/prices/design-price-range'
import { defaultPricing } from '@shop/schema/domain/prices/pricing'
import { describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { isRunning } from '../sales/running-sales.ts'
import { startOfWorld } from '@shop/fixtures/seed'
import { StockLeft } from '../world/stock-left.ts'
import { SearchEngine, type SearchedWorld } from './search-engine.ts'

const stock = stoneStock(3000)
const shop = new SearchEngine(designs, stock, everyStill())

const designsOf = (text: string, world?: SearchedWorld): DesignRecord[] =>
  shop.find(text, world).flatMap((found) => (typeof found === 'number' ? [] : [found]))
const namesOf = (text: string, world?: SearchedWorld) => designsOf(text, world).map(({ name }) => name)
const stonesOf = (text: string): StoneRecord[] =>
  shop.find(text).flatMap((found) => (typeof found === 'number' ? [stoneAt(stock.columns, found)] : []))

/** What the card of a piece asks; more than anything for one of which nothing is left. */
function paidFor(design: DesignRecord, runningSales: readonly SaleRule[]): number {
  const shown = cardChoice(design)
  const range =
    shown &&
    designPriceRange({
      design,
      fixedOptionIds: [shown.metal.id],
      combinations: shown.combinations,
      pricing: { ...defaultPricing, sales: runningSales },
    })
  return range?.fromPence ?? Infinity
}

describe('a price', () => {
  const runningSales = sales.filter((sale) => isRunning(sale, new Date(startOfWorld)))
  const inSales = { hiddenRows: [], runningSales, stockLeft: StockLeft.of([]) }

  it('is kept to by pieces, finished ones before settings', () => {
    const found = designsOf('under 600', inSales)
    expect(found.length).toBeGreaterThan(20)
    expect(Math.max(...found.map((design) => paidFor(design, runningSales)))).toBe(60_000)
    const firstSetting = found.findIndex(({ category }) => category.id === '1')
    expect(found.slice(firstSetting).every(({ category }) => category.id === '1')).toBe(true)
  })

  it('of a piece in a sale is what a shopper pays, while it runs', () => {
    // £885.00 before, £755.00 in the sale.
    const studs = 'Diamond halo studs'
    expect(namesOf('diamond halo studs under 800', inSales)).toContain(studs)
    expect(namesOf('diamond halo studs under 800')).not.toContain(studs)
    expect(namesOf('diamond halo studs over 800', inSales)).not.toContain(studs)
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
