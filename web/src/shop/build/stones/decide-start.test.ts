import { describe, expect, it } from 'vitest'
import { decideStart } from './decide-start.ts'

const stone = { id: '100014', availability: 'AVAILABLE' } as const
const none: Parameters<typeof decideStart>[0]['basketItems'] = []

describe('starting a piece with a stone', () => {
  it('is for a stone that can be bought', () => {
    expect(decideStart({ stone, basketItems: none })).toEqual({ kind: 'start' })
    expect(decideStart({ stone: { id: '1', availability: null }, basketItems: none })).toEqual({
      kind: 'start',
    })
  })

  it.each(['SOLD', 'ON_HOLD'] as const)('is not for one that is %s', (availability) => {
    expect(decideStart({ stone: { ...stone, availability }, basketItems: none })).toEqual({
      kind: 'not-available',
      availability,
    })
  })

  it.each([
    ['alone', { gemstoneId: '100014', gemstonePair: [] }],
    ['in a pair', { gemstoneId: null, gemstonePair: ['100013', '100014'] }],
  ])('is not for one that lies in the basket %s, whatever else is to say of it', (_, line) => {
    const basketItems = [line]
    expect(decideStart({ stone, basketItems })).toEqual({ kind: 'in-basket' })
    expect(decideStart({ stone: { ...stone, availability: 'SOLD' }, basketItems })).toEqual({
      kind: 'in-basket',
    })
  })
})
