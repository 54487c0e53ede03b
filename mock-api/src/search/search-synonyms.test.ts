import { designs } from '@shop/fixtures/designs/designs'
import { settings } from '@shop/fixtures/designs/settings'
import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import { describe, expect, it } from 'vitest'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { everyStill } from '../pictures/testing/every-still.ts'
import { SearchEngine } from './search-engine.ts'

const stock = stoneStock(3000)
const stills = everyStill()
const builder = new SearchEngine(settings, stock, stills)
const shop = new SearchEngine(designs, stock, stills)

const skus = (engine: SearchEngine, text: string) =>
  engine.find(text).flatMap((found) => (typeof found === 'number' ? [] : [found.sku]))
const rows = (engine: SearchEngine, text: string) =>
  engine.find(text).filter((found) => typeof found === 'number')

describe('words that mean the same', () => {
  it.each([
    ['trilogy', 'three stone'],
    ['trilogies', 'three stones'],
    ['3 stone', 'three-stone'],
    ['brilliant', 'round brilliant'],
    ['prong', 'claw'],
    ['bezel', 'rubover'],
  ])('find the same settings: %s and %s', (typed, meant) => {
    expect(skus(builder, typed).length).toBeGreaterThan(0)
    expect(new Set(skus(builder, typed))).toEqual(new Set(skus(builder, meant)))
  })

  it.each([
    ['trilogy', 'three stone', 18],
    ['trinity', 'three-stone', 18],
    ['trilogies', '3 stone', 18],
    ['tri-stone', 'triple stone', 18],
    ['trilogy ring', 'three stone rings', 15],
    ['bezel', 'rubover', 10],
    ['prong', 'claw', 18],
    ['wedding bands', 'wedding ring', 80],
    ['eternity band', 'eternity ring', 28],
    ['ladies', 'her', 152],
    ['present', 'gifts', 100],
    ['mum', 'her', 152],
  ])('find the same pieces of the whole shop: %s and %s', (typed, meant, count) => {
    const found = skus(shop, typed).toSorted()
    expect(found).toHaveLength(count)
    expect(found).toEqual(skus(shop, meant).toSorted())
  })

  it.each([
    ['teardrop', 'pear shape'],
    ['navette', 'marquise cut'],
    ['synthetic', 'lab grown'],
  ])('find the same stones: %s and %s', (typed, meant) => {
    expect(rows(shop, typed).length).toBeGreaterThan(50)
    expect(rows(shop, typed)).toEqual(rows(shop, meant))
  })

  it.each([
    'lab diamond',
    'lab-grown diamond',
    'lab grown diamond',
    'lab created diamonds',
    'laboratory grown diamond',
  ])('find lab-grown stones alone: %s', (text) => {
    const found = rows(builder, text).map((row) => stoneAt(stock.columns, row))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ gemStoneType }) => isLabGrown(gemStoneType))).toBe(true)
  })
})

describe('a word that means more than another', () => {
  it('takes a band for a wedding ring, and a wedding ring for no other band', () => {
    const bands = new Set(skus(shop, 'band'))
    const weddingRings = skus(shop, 'wedding ring')
    expect(weddingRings.filter((sku) => !bands.has(sku))).toEqual([])
    expect(weddingRings).not.toContain('PR-00206')
    expect(bands).toContain('PR-00206')
  })
})
