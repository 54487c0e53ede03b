import { expect, it } from 'vitest'
import { withNearest } from './not-made.ts'

it.each([
  ['Watch', 'bracelet', [['watch', 'bracelet']]],
  [
    'silver brooches for her',
    'white gold pendant for her',
    [
      ['silver', 'white gold'],
      ['brooches', 'pendant'],
    ],
  ],
  ['watchful eye', 'watchful eye', []],
  ['oval halo', 'oval halo', []],
])('“%s” is read as “%s”', (text, read, notMade) => {
  expect(withNearest(text)).toEqual({
    text: read,
    notMade: notMade.map(([typed, readAs]) => ({ typed, readAs })),
  })
})
