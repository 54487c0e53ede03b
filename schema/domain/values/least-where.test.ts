import { expect, it } from 'vitest'
import { leastWhere } from './least-where.ts'

it.each([0, 1, 2, 3, 99_999, 1_000_000, 2 ** 40])(
  'finds %d where it is the least that meets the condition',
  (least) => {
    expect(leastWhere((value) => value >= least)).toBe(least)
  },
)

it('finds the highest price there may be where nothing below it will do', () => {
  expect(leastWhere(() => false)).toBe(1_099_511_627_776)
})
