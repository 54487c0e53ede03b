import { expect, it } from 'vitest'
import { allInWords, anyInWords } from '#data/language/names-in-words.ts'

it.each([
  [[], '', ''],
  [['Oval'], 'Oval', 'Oval'],
  [['Oval', 'Pear'], 'Oval and Pear', 'Oval or Pear'],
  [['Oval', 'Pear', 'Round'], 'Oval, Pear and Round', 'Oval, Pear or Round'],
])('%j in words', (names, all, any) => {
  expect(allInWords(names)).toBe(all)
  expect(anyInWords(names)).toBe(any)
})
