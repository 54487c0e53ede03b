import { absent, emptyColumns } from '@shop/fixtures/stones/stone-columns'
import { describe, expect, it, vi } from 'vitest'
import { addBit, type Bitset, countBits, emptyBitset, placesOf } from './bitset.ts'
import { FacetColumn } from './facet-column.ts'
import type { FacetGroup } from './facets.ts'

/** More than words of a set times options, so that sets of few and of many places are counted differently. */
const stones = 200

/** A filter of three options, from which the codes of the stones are taken in turn. */
function columnOf(codes: readonly number[]): FacetColumn {
  const group: FacetGroup = {
    name: 'SHAPE',
    options: ['Round', 'Oval', 'Pear'].map((name) => ({ ids: [name], name })),
    codeOf: (_columns, row) => codes[row % codes.length] ?? 0,
  }
  return new FacetColumn(
    group,
    emptyColumns(0),
    Uint32Array.from({ length: stones }, (_, row) => row),
  )
}

function firstPlaces(count: number): Bitset {
  const bits = emptyBitset(stones)
  for (let place = 0; place < count; place += 1) addBit(bits, place)
  return bits
}

function countsIn(column: FacetColumn, bits: Bitset): number[] {
  const total = countBits(bits)
  return [...column.countIn(bits, total, () => placesOf(bits, 0, total))]
}

describe('the stones behind each option', () => {
  it.each([
    [0, [0, 0, 0]],
    [5, [3, 1, 1]],
    [20, [10, 5, 5]],
    [21, [11, 5, 5]],
    [150, [75, 38, 37]],
    [199, [100, 50, 49]],
    [200, [100, 50, 50]],
  ])('are counted in a set of %i, where every stone has one', (count, counts) => {
    expect(countsIn(columnOf([0, 1, 0, 2]), firstPlaces(count))).toEqual(counts)
  })

  it.each([
    [0, [0, 0, 0]],
    [5, [1, 1, 1]],
    [20, [5, 5, 5]],
    [21, [5, 5, 5]],
    [150, [37, 38, 37]],
    [199, [50, 50, 49]],
    [200, [50, 50, 50]],
  ])('are counted in a set of %i, where some have none', (count, counts) => {
    expect(countsIn(columnOf([absent, 1, 0, 2]), firstPlaces(count))).toEqual(counts)
  })
})

describe('to be quick,', () => {
  const column = columnOf([0, 1, 0, 2])
  const places = vi.fn(() => new Uint32Array())

  it.each([
    ['looks up each stone of few', 20, 1],
    ['looks up none of many', 21, 0],
    ['looks up none of all', stones, 0],
  ])('a filter %s', (_, count, lookups) => {
    places.mockClear()
    column.countIn(firstPlaces(count), count, places)
    expect(places).toHaveBeenCalledTimes(lookups)
  })

  it('what it knows is not made a second time', () => {
    const all = firstPlaces(stones)
    expect(column.countIn(all, stones, places)).toBe(column.countIn(all, stones, places))
    expect(column.withOneOf([1])).toBe(column.withOneOf([1]))
  })
})

describe('the stones of options', () => {
  const column = columnOf([0, 1, absent, 2])
  const rowsWith = (options: readonly number[]) => {
    const bits = column.withOneOf(options)
    return [...placesOf(bits, 0, countBits(bits))].slice(0, 4)
  }

  it('are those that have one of them, and an option has no more for that', () => {
    expect(rowsWith([0, 2])).toEqual([0, 3, 4, 7])
    expect(rowsWith([0, 1, 2])).toEqual([0, 1, 3, 4])
    expect(rowsWith([0])).toEqual([0, 4, 8, 12])
    expect(rowsWith([2])).toEqual([3, 7, 11, 15])
  })

  it('are not to be had of no option', () => {
    expect(() => column.withOneOf([])).toThrow('No option is chosen')
  })
})
