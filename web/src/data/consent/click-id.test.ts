import { expect, it } from 'vitest'
import { clickIdIn } from './click-id.ts'

it.each([
  ['', null],
  ['?utm_source=letter', null],
  ['?gclid=', null],
  ['?gclid=EAIaIQobChMI_x-y.z~1', 'EAIaIQobChMI_x-y.z~1'],
  ['?utm_source=a&gclid=abc&page=2', 'abc'],
  ['?gclid=first&gclid=second', 'first'],
  ['?gclid=%3Cscript%3E', null],
  [`?gclid=${'a'.repeat(512)}`, 'a'.repeat(512)],
  [`?gclid=${'a'.repeat(513)}`, null],
])('reads the click identifier of a query (rules/consent#click-identifier): %s', (query, id) => {
  expect(clickIdIn(query)).toBe(id)
})
