import { expect, it } from 'vitest'
import { holdsStone } from './basket-store.ts'
import { aLine } from './testing/baskets.ts'

it('holds a stone that lies in it alone or in a pair', () => {
  const items = [aLine('a'), aLine('b', { gemstoneId: null, gemstonePair: ['7', '8'] })]
  expect(['100001', '7', '8', '9'].map((stone) => holdsStone(items, stone))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
