import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBit, emptyBitset } from './bitset.ts'
import { orderBy, RowOrder } from './row-order.ts'

/** A list of values, and which of its places are in the set. */
const sets = fc.array(fc.tuple(fc.nat(9), fc.boolean()), { maxLength: 200, size: 'max' })

describe('a page in another order', () => {
  it('is a part of the set sorted, equal values in their own order, from either end', () => {
    fc.assert(
      fc.property(sets, fc.nat(40), fc.integer({ min: 1, max: 40 }), (list, skip, count) => {
        const bits = emptyBitset(list.length)
        for (const [place, [, isIn]] of list.entries()) if (isIn) addBit(bits, place)
        const sorted = list
          .flatMap(([value, isIn], place) => (isIn ? { value, place } : []))
          .toSorted((a, b) => a.value - b.value || a.place - b.place)
          .map(({ place }) => place)
        const order = new RowOrder(orderBy(list.map(([value]) => value)))
        const { length: total } = sorted
        expect(order.page(bits, total, skip, count)).toEqual(sorted.slice(skip, skip + count))
        expect(order.pageFromEnd(bits, total, skip, count)).toEqual(
          sorted.toReversed().slice(skip, skip + count),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('is found where a set begins late in the order', () => {
    const order = new RowOrder(orderBy(Array.from({ length: 1000 }, (_, place) => place)))
    const bits = emptyBitset(1000)
    for (const place of [900, 950, 990]) addBit(bits, place)
    expect(order.page(bits, 3, 1, 24)).toEqual([950, 990])
    expect(order.pageFromEnd(bits, 3, 0, 2)).toEqual([990, 950])
  })

  it('is of the set it is asked of, whatever was asked before', () => {
    const order = new RowOrder(orderBy(Array.from({ length: 1000 }, (_, place) => place)))
    const [some, others] = [emptyBitset(1000), emptyBitset(1000)]
    for (const place of [900, 950, 990]) addBit(some, place)
    for (const place of [910, 960]) addBit(others, place)
    expect(order.page(some, 3, 0, 24)).toEqual([900, 950, 990])
    expect(order.page(others, 2, 0, 24)).toEqual([910, 960])
  })
})
