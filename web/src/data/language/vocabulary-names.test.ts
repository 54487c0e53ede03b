import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'
import { weekdayName } from './dates.ts'
import { optionWords } from './option-words.ts'
import { shapeName } from './shape-name.ts'

it.each([
  ['GB', 'United Kingdom'],
  ['DE', 'Germany'],
  ['XX', 'XX'],
])('the country %s is called %s', (code, name) => {
  expect(countryName(code)).toBe(name)
})

it.each([
  ['pear-shape', 'Pear'],
  ['emerald-cut', 'Emerald'],
] as const)('the shape %s is called %s', (slug, name) => {
  expect(shapeName(slug)).toBe(name)
})

it('days of the week are called by their number, Sunday first', () => {
  expect([0, 1, 6].map(weekdayName)).toEqual(['Sunday', 'Monday', 'Saturday'])
})

it('options of a filter have their words for a sentence', () => {
  expect(['yellow-gold', '3-stone', 'her', 'lab-grown-ruby'].map((slug) => optionWords[slug]?.())).toEqual([
    'yellow gold',
    'three-stone',
    'her',
    'lab-grown ruby',
  ])
})
