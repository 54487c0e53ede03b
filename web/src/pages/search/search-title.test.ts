import { expect, it } from 'vitest'
import { searchTitle } from './search-title.ts'

it.each([
  ['Search', '', null],
  ['Search for halo', 'halo', '[{"sku":"PR-00225"}]'],
  ['Search for halo', 'halo', null],
  ['No results found for qqqq', 'qqqq', '[]'],
])('is “%s” of “%s”', (title, text, found) => {
  expect(searchTitle(text, found === null ? null : { found, reading: null })).toBe(title)
})
