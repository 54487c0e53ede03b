import { describe, expect, it } from 'vitest'
import { foundHits } from './found-hit.ts'
import { offeredFilters } from './offered-filters.ts'
import { filteredHits, selectionOf } from './search-filters.ts'
import { designHit, rules, stoneHit } from './testing/example-hits.ts'

const round = { shape: 'Round Brilliant' }
const labD = stoneHit({ ...round, id: '1', plainColour: 'D' })
const labG = stoneHit({ id: '2', plainColour: 'G', shape: 'Oval Shape' })
const natural = stoneHit({ ...round, id: '3', plainColour: 'G', gemStoneType: 'NATURAL_DIAMOND' })
const blue = stoneHit({
  ...round,
  id: '4',
  plainColour: null,
  fancyColour: 'Violet Blue',
  gemStoneType: 'LAB_GROWN_SAPPHIRE',
  species: 'Sapphire',
})
const stones = foundHits([labD, labG, natural, blue], rules)
const names = (hits: typeof stones, query: Record<string, string> = {}) =>
  offeredFilters(hits, selectionOf(query)).map(({ filter }) => filter)

describe('the filters that results are offered', () => {
  it('are shape, origin and colour where only stones are found and they differ in them', () => {
    expect(names(stones)).toEqual(['gem', 'origin', 'shape', 'colour'])
    const colours = offeredFilters(stones, selectionOf({})).find(({ filter }) => filter === 'colour')
    expect(colours?.options.map(({ slug, count }) => [slug, count])).toEqual([
      ['d', 1],
      ['g', 2],
      ['blue', 1],
    ])
  })

  it('are not the origin where the kinds say it', () => {
    expect(names(foundHits([labD, natural], rules))).toEqual(['gem', 'colour'])
  })

  it('are those of stones among pieces once stones alone are shown', () => {
    const mixed = [...foundHits([designHit()], rules), ...stones]
    expect(names(mixed)).toEqual(['show', 'metal', 'gem', 'price'])
    expect(names(mixed, { show: 'stones' })).toEqual(['show', 'gem', 'origin', 'shape', 'colour', 'price'])
    // One that is chosen can be given up, wherever it came from.
    expect(names(mixed, { shape: 'oval-shape' })).toContain('shape')
  })

  it('let through what they name', () => {
    const keys = (query: Record<string, string>) =>
      filteredHits(stones, selectionOf(query)).map(({ hit }) => ('id' in hit ? hit.id : ''))
    expect(keys({ shape: 'oval-shape' })).toEqual(['2'])
    expect(keys({ origin: 'natural' })).toEqual(['3'])
    expect(keys({ colour: 'blue_d' })).toEqual(['1', '4'])
  })
})
