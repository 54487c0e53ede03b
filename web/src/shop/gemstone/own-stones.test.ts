import { describe, expect, it } from 'vitest'
import { ownStone } from './own-stones.ts'

const line = {
  gemstoneId: '100001',
  gemstonePair: [],
  sync: 'saved',
  availability: 'AVAILABLE',
} as const
const pairLine = { ...line, gemstoneId: null, gemstonePair: ['100002', '100001'] } as const
const held = { id: '100001', availability: 'ON_HOLD' } as const

describe('a stone that is on hold (rules/stones#gone)', () => {
  it.each([
    ['is not gone for whoever has it in the basket', [line]],
    ['nor in a pair', [pairLine]],
  ])('%s', (_, lines) => {
    expect(ownStone(held, lines)).toEqual({ id: '100001', availability: 'AVAILABLE' })
  })

  it.each([
    ['lies in no basket', []],
    [
      'in a basket whose cart cannot sell it: it is held for somebody else',
      [{ ...line, availability: 'STONE_UNAVAILABLE' } as const],
    ],
    ['in a basket that has not asked the cart', [{ ...line, sync: 'pending' } as const]],
    ['in a basket with another stone', [{ ...line, gemstoneId: '100003' }]],
  ])('stays so where it %s', (_, lines) => {
    expect(ownStone(held, lines)).toBe(held)
  })

  it('is the same record each time it is asked for', () => {
    expect(ownStone(held, [line])).toBe(ownStone(held, [line]))
  })
})

it.each(['SOLD', 'AVAILABLE', null] as const)(
  'a stone that is %s stays so, whatever the basket holds',
  (availability) => {
    expect(ownStone({ id: '100001', availability }, [line])).toEqual({ id: '100001', availability })
  },
)
