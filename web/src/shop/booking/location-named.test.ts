import { expect, it } from 'vitest'
import { locationNamed } from './location-named.ts'

it.each([
  ['virtual', 'VIRTUAL'],
  ['LONDON', 'LONDON'],
  ['hale', 'HALE'],
  ['cheshire', null],
  ['', null],
])('a mark or a fragment of %j names %s', (text, location) => {
  expect(locationNamed(text)).toBe(location)
})
