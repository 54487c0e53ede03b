import { describe, expect, it } from 'vitest'
import { readingNotes, searchedText } from './reading-note.tsx'

it('says what was searched for in the place of a word that the shop does not know', () => {
  const corrections = [{ typed: 'null', readAs: 'full' }]
  expect(readingNotes({ corrections, isPartial: false, stoneCount: 0 })).toEqual([
    'Nothing here is called “null”. These are results for “full”.',
  ])
})

it('says when nothing has every word', () => {
  expect(readingNotes({ corrections: [], isPartial: true, stoneCount: 0 })).toEqual([
    'Nothing we have matches every word. These come nearest.',
  ])
})

it('says nothing where the text was read as it was typed, or nobody tells', () => {
  expect(readingNotes({ corrections: [], isPartial: false, stoneCount: 0 })).toEqual([])
  expect(readingNotes(null)).toEqual([])
})

const read = (...corrections: readonly (readonly [string, string])[]) => ({
  corrections: corrections.map(([typed, readAs]) => ({ typed, readAs })),
  isPartial: false,
  stoneCount: 0,
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
