import { describe, expect, it } from 'vitest'
import { anyStone, stoneWords } from './stone-words.ts'

describe('a word for a stone', () => {
  it.each([
    ['shape:round-brilliant', 'shape', [['shape', 0]]],
    ['shape:emerald-cut', 'shape', [['shape', 2]]],
    ['round', 'shape', [['shape', 0]]],
    ['brilliant', 'shape', [['shape', 0]]],
    ['heart', 'shape', [['shape', 9]]],
    ['d', 'colour', [['colour', 0]]],
    ['m', 'colour', [['colour', 9]]],
    ['vvs1', 'clarity', [['clarity', 2]]],
    [
      'vvs',
      'clarity',
      [
        ['clarity', 2],
        ['clarity', 3],
      ],
    ],
    [
      'vs',
      'clarity',
      [
        ['clarity', 4],
        ['clarity', 5],
      ],
    ],
    [
      'si',
      'clarity',
      [
        ['clarity', 6],
        ['clarity', 7],
      ],
    ],
    ['fl', 'clarity', [['clarity', 0]]],
    ['if', 'clarity', [['clarity', 1]]],
    [
      'flawless',
      'clarity',
      [
        ['clarity', 0],
        ['clarity', 1],
      ],
    ],
    // The letter alone is a colour.
    ['i', 'colour', [['colour', 5]]],
    ['i1', 'clarity', [['clarity', 8]]],
    ['ideal', 'cut', [['cut', 0]]],
    ['excellent', 'cut', [['cut', 1]]],
    ['gia', 'certificate', [['certificate', 0]]],
    ['agl', 'certificate', [['certificate', 9]]],
  ])('%s says which %s it has', (word, property, codes) => {
    expect(stoneWords.get(word)).toEqual({ property, codes })
  })

  it.each([
    ['diamond', 'gem', ['kind'], 4],
    ['fancy', 'hue', ['kind'], 2],
    ['white', 'hue', ['kind'], 2],
    ['natural', 'origin', ['kind'], 8],
    ['ruby', 'gem', ['variety'], 3],
    ['garnet', 'gem', ['variety'], 2],
    ['tourmaline', 'gem', ['variety'], 1],
    ['teal', 'hue', ['variety'], 1],
    ['blue', 'hue', ['variety', 'fancy'], 23],
    ['golden', 'gem', ['variety'], 1],
    // A green tourmaline, of whose name it is part, is among them once.
    ['green', 'hue', ['variety', 'fancy'], 23],
    ['cognac', 'hue', ['fancy'], 9],
    ['vivid', 'hue', ['fancy'], 14],
  ])('%s is a %s, by what %j holds', (word, property, columns, count) => {
    const found = stoneWords.get(word)
    expect(found?.property).toBe(property)
    expect([...new Set(found?.codes.map(([column]) => column))]).toEqual(columns)
    expect(found?.codes).toHaveLength(count)
  })

  it('tells stones that a laboratory grew from others', () => {
    const kindsOf = (word: string) => stoneWords.get(word)?.codes.map(([, code]) => code) ?? []
    expect(stoneWords.get('lab-grown')?.property).toBe('origin')
    expect(kindsOf('lab-grown')).toHaveLength(5)
    expect(kindsOf('natural').filter((code) => kindsOf('lab-grown').includes(code))).toEqual([])
    // The first kind is the natural white diamond, the second the fancy one.
    expect(kindsOf('natural').slice(0, 2)).toEqual([0, 1])
    expect([kindsOf('fancy')[0], kindsOf('white')[0], kindsOf('diamond')[0]]).toEqual([1, 0, 0])
  })

  it.each(['emerald cut', 'shape', 'none', 'good', 'very_good', 'halo', ''])('is not %j', (word) =>
    expect(stoneWords.has(word)).toBe(false),
  )
})

it('every stone answers to what stones are called', () => {
  expect([...anyStone]).toEqual(['stone', 'gem', 'gemstone', 'loose', 'cut', 'shape', 'certified', 'carat'])
})
