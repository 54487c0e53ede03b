import { expect, it } from 'vitest'
import { dayInWords, momentInShort, momentInWords } from './days-in-words.ts'

it.each([
  ['2026-12-09', 'Wednesday 9 December 2026'],
  ['2026-07-01', 'Wednesday 1 July 2026'],
])('the day %s is %s, wherever it is read', (day, words) => expect(dayInWords(day)).toBe(words))

it.each([
  ['2026-12-09T23:30:05Z', 'Wednesday 9 December 2026 at 23:30', '9 Dec 2026, 23:30:05'],
  ['2026-07-01T23:30:05Z', 'Thursday 2 July 2026 at 00:30', '2 Jul 2026, 00:30:05'],
])('%s is said by London’s clock: %s', (instant, words, short) => {
  expect(momentInWords(new Date(instant))).toBe(words)
  expect(momentInShort(new Date(instant))).toBe(short)
})
