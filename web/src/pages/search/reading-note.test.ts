import { expect, it } from 'vitest'
import { readingNotes } from './reading-note.tsx'

it('says what was searched for in the place of a word that the shop does not know', () => {
  const corrections = [{ typed: 'null', readAs: 'full' }]
  expect(readingNotes({ corrections, isPartial: false })).toEqual([
    'Nothing here is called “null”. These are results for “full”.',
  ])
})

it('says when nothing has every word', () => {
  expect(readingNotes({ corrections: [], isPartial: true })).toEqual([
    'Nothing we have matches every word. These come nearest.',
  ])
})

it('says nothing where the text was read as it was typed, or nobody tells', () => {
  expect(readingNotes({ corrections: [], isPartial: false })).toEqual([])
  expect(readingNotes(null)).toEqual([])
})
