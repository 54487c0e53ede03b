import { describe, expect, it } from 'vitest'
import { readingNotes, searchedText } from './reading-note.tsx'

const asTyped = { corrections: [], notMade: [], price: null, isPartial: false, stoneCount: 0 }

it('says what was searched for in the place of a word that the shop does not know', () => {
  const corrections = [{ typed: 'null', readAs: 'full' }]
  expect(readingNotes({ ...asTyped, corrections })).toEqual([
    'Nothing here is called “null”. These are results for “full”.',
  ])
})

it('says when nothing has every word', () => {
  expect(readingNotes({ ...asTyped, isPartial: true })).toEqual([
    'Nothing we have matches every word. These come nearest.',
  ])
})

it('says nothing where the text was read as it was typed, or nobody tells', () => {
  expect(readingNotes(asTyped)).toEqual([])
  expect(readingNotes(null)).toEqual([])
})

const read = (...corrections: readonly (readonly [string, string])[]) => ({
  ...asTyped,
  corrections: corrections.map(([typed, readAs]) => ({ typed, readAs })),
})

it('says what the shop does not make, and what is shown instead', () => {
  const notMade = [{ typed: 'watch', readAs: 'bracelet' }]
  expect(readingNotes({ ...asTyped, notMade })).toEqual([
    'We do not make anything called “watch”. These are results for “bracelet”, which comes nearest.',
  ])
  expect(searchedText('Gold Watch', { ...asTyped, notMade })).toBe('Gold bracelet')
})

it.each([
  [null, 1000, 'Priced up to £1,000.00.'],
  [5000, null, 'Priced from £5,000.00.'],
  [500, 1000, 'Priced from £500.00 to £1,000.00.'],
])('says which prices were asked for: %s to %s', (least, most, note) => {
  expect(readingNotes({ ...asTyped, price: { least, most } })).toEqual([note])
})

describe('the text that results are for', () => {
  it.each([
    ['null', read(['null', 'full']), 'full'],
    ['Null 18ct, NULL', read(['null', 'full']), 'full 18ct, full'],
    ['Sàphire ring', read(['saphire', 'sapphire']), 'sapphire ring'],
    ['1.5carrat ovel', read(['carrat', 'carat'], ['ovel', 'oval']), '1.5carat oval'],
    ['nullify', read(['null', 'full']), 'nullify'],
  ])('of “%s” has the words that were put right', (typed, reading, searched) => {
    expect(searchedText(typed, reading)).toBe(searched)
  })

  it('is what was typed where nothing was put right, or nobody tells', () => {
    expect(searchedText('Oval HALO', read())).toBe('Oval HALO')
    expect(searchedText('Oval HALO', null)).toBe('Oval HALO')
  })
})
