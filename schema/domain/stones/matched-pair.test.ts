import { describe, expect, it } from 'vitest'
import { comparePartnersOf, pairMismatch, partnerSpans } from './matched-pair.ts'
import type { PairStone } from './matched-pair.ts'

const diamond: PairStone = {
  id: '1',
  gemStoneType: 'NATURAL_DIAMOND',
  shape: 'Round Brilliant',
  caratWeight: 1,
  plainColour: 'G',
  fancyColour: null,
  clarity: 'VS2',
  qualityTier: null,
  species: null,
  measLength: 6.4,
  measWidth: 6.38,
}
const fancy: PairStone = {
  ...diamond,
  gemStoneType: 'NATURAL_FANCY_DIAMOND',
  plainColour: null,
  fancyColour: 'Fancy Intense Yellow',
}
const sapphire: PairStone = {
  ...diamond,
  gemStoneType: 'SAPPHIRE',
  species: 'Sapphire',
  plainColour: null,
  fancyColour: 'Blue',
  clarity: 'IF',
}
const tanzanite: PairStone = { ...sapphire, gemStoneType: 'OTHER', species: 'Tanzanite' }

/** Why a stone and another that differs from it in this are no pair, asked both ways round. */
function mismatch(stone: PairStone, change: Partial<PairStone> = {}) {
  const other = { ...stone, id: '2', ...change }
  const answer = pairMismatch(stone, other)
  expect(pairMismatch(other, stone)).toBe(answer)
  return answer
}

describe('a matched pair', () => {
  it('is two stones alike, whatever they are', () => {
    for (const stone of [diamond, fancy, sapphire, tanzanite]) expect(mismatch(stone)).toBeNull()
  })

  it('is never one stone twice', () => {
    expect(pairMismatch(diamond, { ...diamond, caratWeight: 2 })).toBe('same-stone')
  })

  it('says the first of several reasons', () => {
    expect(mismatch(diamond, { shape: 'Oval Shape', plainColour: 'M', caratWeight: 3 })).toBe('shape')
    expect(mismatch(diamond, { gemStoneType: 'LAB_GROWN_DIAMOND', shape: 'Oval Shape' })).toBe('kind')
  })
})

describe('the same origin', () => {
  it.each([
    [diamond, { gemStoneType: 'LAB_GROWN_DIAMOND' }],
    [diamond, { gemStoneType: 'NATURAL_FANCY_DIAMOND' }],
    [fancy, { gemStoneType: 'LAB_GROWN_FANCY_DIAMOND' }],
    [sapphire, { gemStoneType: 'LAB_GROWN_SAPPHIRE' }],
    [sapphire, { gemStoneType: 'RUBY', species: 'Ruby' }],
    [tanzanite, { species: 'Garnet' }],
    [tanzanite, { species: null }],
  ] as const)('is asked for: %#', (stone, change) => {
    expect(mismatch(stone, change)).toBe('kind')
  })

  it('is not known of two other gems whose species nobody names, as it is of two sapphires', () => {
    expect(mismatch({ ...tanzanite, species: null })).toBe('kind')
    expect(mismatch({ ...sapphire, species: null })).toBeNull()
  })

  it('is read without the fields that an API may leave out', () => {
    const { fancyColour: _, qualityTier: __, species: ___, ...bare } = diamond
    expect(mismatch(bare)).toBeNull()
    expect(pairMismatch(bare, { ...diamond, id: '2' })).toBeNull()
  })
})

describe('the same shape', () => {
  it('is asked for', () => {
    expect(mismatch(diamond, { shape: 'Cushion Cut' })).toBe('shape')
  })
})

describe('colour within one grade', () => {
  it.each([
    ['G', 'F', null],
    ['G', 'G', null],
    ['G', 'H', null],
    ['G', 'E', 'colour'],
    ['G', 'I', 'colour'],
    ['D', 'E', null],
    ['L', 'M', null],
    ['M', 'NONE', 'colour'],
    ['D', null, 'colour'],
    [null, null, null],
    ['NONE', null, null],
    ['NONE', 'NONE', null],
  ] as const)('of %s and %s: %s', (a, b, expected) => {
    expect(mismatch({ ...diamond, plainColour: a }, { plainColour: b })).toBe(expected)
  })

  it.each([
    ['Fancy Intense Yellow', null],
    ['Fancy Vivid Yellow', 'colour'],
    ['Fancy Intense Orange', 'colour'],
    [null, 'colour'],
  ])('of a fancy diamond beside %s: %s', (fancyColour, expected) => {
    expect(mismatch(fancy, { fancyColour })).toBe(expected)
  })

  it('is the same word of coloured stones', () => {
    expect(mismatch(sapphire, { fancyColour: 'Teal' })).toBe('colour')
  })

  it('is the same tier of stones that GIA gives one instead', () => {
    const tiered: PairStone = { ...diamond, plainColour: null, clarity: null, qualityTier: 'PREMIUM' }
    expect(mismatch(tiered)).toBeNull()
    expect(mismatch(tiered, { qualityTier: 'STANDARD' })).toBe('colour')
    expect(mismatch(tiered, { qualityTier: null })).toBe('colour')
  })
})

describe('clarity within one grade', () => {
  it.each([
    ['FL', 'IF', null],
    ['VS2', 'SI1', null],
    ['VS2', 'VS2', null],
    ['VS2', 'VVS2', 'clarity'],
    ['VS2', 'SI2', 'clarity'],
    ['IF', 'SI1', 'clarity'],
    ['I1', 'NONE', 'clarity'],
    ['FL', null, 'clarity'],
    ['NONE', null, null],
  ] as const)('of diamonds of %s and %s: %s', (a, b, expected) => {
    expect(mismatch({ ...diamond, clarity: a }, { clarity: b })).toBe(expected)
  })

  it.each([
    // Eye Clean, Slightly Included, Included.
    ['IF', 'SI1', null],
    ['SI1', 'I1', null],
    ['IF', 'I1', 'clarity'],
    ['I1', null, 'clarity'],
    // Grades without a word stand where diamonds have them.
    ['IF', 'VVS1', null],
    ['IF', 'VVS2', 'clarity'],
    ['VS1', 'VS2', null],
    ['VS2', 'SI2', 'clarity'],
  ] as const)('of coloured stones of %s and %s: %s', (a, b, expected) => {
    expect(mismatch({ ...sapphire, clarity: a }, { clarity: b })).toBe(expected)
  })
})

describe('carat within 3 %', () => {
  it.each([
    [1, 1.03, null],
    [1, 1.04, 'carat'],
    // 3 % of the lighter 0.97 is 0.0291: measured from the heavier stone this would be a pair.
    [0.97, 1, 'carat'],
    [0.98, 1, null],
    [0.33, 0.33, null],
    [0.33, 0.34, 'carat'],
    [0.34, 0.35, null],
    // 1.1 × 3 % is 0.033, and 1.13 - 1.1 a little less than 0.03 to a computer.
    [1.1, 1.13, null],
    [1.1, 1.14, 'carat'],
    [2, 2.06, null],
    [2, 2.07, 'carat'],
    [10, 10.3, null],
    [10, 10.31, 'carat'],
  ])('of %f and %f ct: %s', (a, b, expected) => {
    expect(mismatch({ ...diamond, caratWeight: a }, { caratWeight: b })).toBe(expected)
  })
})

describe('length and width', () => {
  it.each([
    // 5.9 and 6 are not over 6 mm, and lie 0.0999… apart to a computer.
    [5.9, 6, null],
    [5.89, 6, 'measurements'],
    [5.5, 5.6, null],
    [5.5, 5.61, 'measurements'],
    // The longer one is over 6 mm.
    [5.86, 6.01, null],
    [5.85, 6.01, 'measurements'],
    [6.4, 6.55, null],
    [6.4, 6.56, 'measurements'],
    [8.1, 8.25, null],
    [8.1, 8.26, 'measurements'],
  ])('of %f and %f mm are a pair, or not: %s', (a, b, expected) => {
    expect(mismatch({ ...diamond, measLength: a }, { measLength: b })).toBe(expected)
  })

  it.each([
    [5, 4.5, 4.6, null],
    [5, 4.5, 4.61, 'measurements'],
    // The length decides how far the widths may lie apart.
    [8.2, 5.22, 5.37, null],
    [8.2, 5.22, 5.38, 'measurements'],
    [6, 6.5, 6.61, 'measurements'],
  ])('of stones of %f mm are a pair with widths of %f and %f, or not: %s', (length, a, b, expected) => {
    expect(mismatch({ ...diamond, measLength: length, measWidth: a }, { measWidth: b })).toBe(expected)
  })
})

it('a partner of a 1 ct stone of 6.40 mm weighs 0.98 to 1.03 ct and is 6.25 to 6.55 mm long', () => {
  expect(partnerSpans(diamond)).toEqual({ carat: { from: 98, to: 103 }, length: { from: 625, to: 655 } })
})

describe('partners', () => {
  const partner = (id: string, change: Partial<PairStone>): PairStone => ({ ...diamond, id, ...change })

  it('are ordered by size, then colour, then clarity, and else stay as they were', () => {
    const partners = [
      partner('two hundredths wider', { measWidth: 6.4 }),
      partner('a hundredth each way', { measLength: 6.41, measWidth: 6.37 }),
      partner('another colour', { plainColour: 'F' }),
      partner('another clarity', { clarity: 'VS1' }),
      partner('both', { plainColour: 'H', clarity: 'SI1' }),
      partner('dear twin', {}),
      partner('cheap twin', {}),
    ]
    expect(partners.toSorted(comparePartnersOf(diamond)).map(({ id }) => id)).toEqual([
      'dear twin',
      'cheap twin',
      'another clarity',
      'another colour',
      'both',
      'two hundredths wider',
      'a hundredth each way',
    ])
  })

  it('of another clarity are further away, whichever is named first', () => {
    const [nearer, further] = [partner('nearer', {}), partner('further', { clarity: 'SI2' })]
    expect(comparePartnersOf(diamond)(further, nearer)).toBe(2)
    expect(comparePartnersOf(diamond)(nearer, further)).toBe(-2)
  })
})
