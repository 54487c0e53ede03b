import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsWithHyphen } from './words-with-hyphen.ts'

it('keeps lab-grown together, and lets a long chain of words break', () => {
  expect(wordsWithHyphen('Results for lab-grown diamond')).toEqual([
    { at: 0, part: 'Results for ', isUnbroken: false },
    { at: 12, part: 'lab-grown', isUnbroken: true },
    { at: 21, part: ' diamond', isUnbroken: false },
  ])
  expect(wordsWithHyphen('a-chain-of-many-words')).toEqual([
    { at: 0, part: 'a-chain-of-many-words', isUnbroken: false },
  ])
  expect(wordsWithHyphen('-- 1.5 ct -')).toEqual([{ at: 0, part: '-- 1.5 ct -', isUnbroken: false }])
})

it('loses nothing of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '-', ' ', '1') }), (text) => {
      expect(
        wordsWithHyphen(text)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text)
    }),
  )
})
