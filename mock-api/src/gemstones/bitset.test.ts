import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAll,
  addBit,
  type Bitset,
  countBits,
  countCommon,
  emptyBitset,
  fillRange,
  hasBit,
  hasOther,
  haveCommon,
  keepCommon,
  placesOf,
  removeAll,
  removeBit,
} from './bitset.ts'

const limit = 130
const places = fc.uniqueArray(fc.nat(limit - 1)).map((list) => list.toSorted((a, b) => a - b))

function bitsOf(list: readonly number[]): Bitset {
  const bits = emptyBitset(limit)
  for (const place of list) addBit(bits, place)
  return bits
}

function listOf(bits: Bitset): number[] {
  return [...placesOf(bits, 0, countBits(bits))]
}

describe('a set of places', () => {
  it('holds what was added and not removed', () => {
    fc.assert(
      fc.property(places, places, (added, removed) => {
        const bits = bitsOf(added)
        for (const place of removed) removeBit(bits, place)
        const left = added.filter((place) => !removed.includes(place))
        expect(listOf(bits)).toEqual(left)
        for (let place = 0; place < limit; place += 1) expect(hasBit(bits, place)).toBe(left.includes(place))
      }),
    )
  })

  it('combines with another as sets do', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        const [common, all, rest] = [bitsOf(a), bitsOf(a), bitsOf(a)]
        keepCommon(common, bitsOf(b))
        addAll(all, bitsOf(b))
        removeAll(rest, bitsOf(b))
        const shared = a.filter((place) => b.includes(place))
        const others = a.filter((place) => !b.includes(place))
        expect(listOf(common)).toEqual(shared)
        expect(listOf(all)).toEqual([...new Set([...a, ...b])].toSorted((x, y) => x - y))
        expect(listOf(rest)).toEqual(others)
        expect(countCommon(bitsOf(a), bitsOf(b))).toBe(shared.length)
        expect(haveCommon(bitsOf(a), bitsOf(b))).toBe(shared.length > 0)
        expect(hasOther(bitsOf(a), bitsOf(b))).toBe(others.length > 0)
      }),
    )
  })

  it('becomes a range, whatever it was, and nothing for one that is empty', () => {
    fc.assert(
      fc.property(places, fc.nat(limit), fc.nat(limit), (before, from, to) => {
        const bits = bitsOf(before)
        fillRange(bits, from, to)
        const range = Array.from({ length: limit }, (_, place) => place).slice(from, Math.max(from, to))
        expect(listOf(bits)).toEqual(range)
      }),
    )
  })

  it('is empty from any place to the same', () => {
    for (const place of [0, 31, 32, limit]) {
      const bits = bitsOf([0, 31, 64, 129])
      fillRange(bits, place, place)
      expect([place, listOf(bits)]).toEqual([place, []])
    }
  })

  it('is read from any of its places on', () => {
    fc.assert(
      fc.property(places, fc.nat(limit), fc.nat(limit), (list, skip, length) => {
        const some = list.slice(skip, skip + length)
        expect([...placesOf(bitsOf(list), skip, some.length)]).toEqual(some)
      }),
    )
  })
})
