import { expect, it } from 'vitest'
import { wordsInBrackets } from './words-in-brackets.ts'

it('words in brackets are told from those around them, in their order', () => {
  expect(wordsInBrackets('I accept the [terms] and the [policy]')).toEqual([
    { words: 'I accept the ', bracket: null },
    { words: 'terms', bracket: 0 },
    { words: ' and the ', bracket: null },
    { words: 'policy', bracket: 1 },
  ])
})

it('a sentence without brackets, or with half of one, is one part', () => {
  expect(wordsInBrackets('I accept the terms')).toEqual([{ words: 'I accept the terms', bracket: null }])
  expect(wordsInBrackets('I accept [the terms')).toEqual([{ words: 'I accept [the terms', bracket: null }])
})
