import { expect, it } from 'vitest'
import { endsOf } from './use-row-ends.ts'

it.each([
  ['all in sight', 0, 400, 400, true, true],
  ['at the start', 0, 900, 400, true, false],
  ['between', 120, 900, 400, false, false],
  ['at the end', 500, 900, 400, false, true],
  ['a pixel short of the end', 499, 900, 400, false, true],
])('a row %s', (_, scrollLeft, scrollWidth, clientWidth, isStart, isEnd) => {
  expect(endsOf({ scrollLeft, scrollWidth, clientWidth })).toEqual({ isStart, isEnd })
})
