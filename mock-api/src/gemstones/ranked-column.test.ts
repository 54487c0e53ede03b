import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBit, countBits, emptyBitset, placesOf } from './bitset.ts'
import { RankedColumn } from './ranked-column.ts'

// Few different values and many places, so that equal values cross the steps of the column and each step has several.
const values = fc.array(fc.integer({ min: 3, max: 40 }), { minLength: 1, maxLength: 400, size: 'max' })

describe('a ranked column', () => {
  it('knows the places between two bounds', () => {
    fc.assert(
      fc.property(values, fc.nat(45), fc.nat(45), (list, from, to) => {
        const bits = new RankedColumn(Uint16Array.from(list)).between(from, to)
        expect([...placesOf(bits, 0, countBits(bits))]).toEqual(
          list.flatMap((value, place) => (value >= from && value < to ? place : [])),
        )
      }),
    )
  })

  it('knows the least and the most of any set', () => {
    fc.assert(
      fc.property(values, fc.infiniteStream(fc.boolean()), (list, isIn) => {
        const bits = emptyBitset(list.length)
        const some = list.filter((_, place) => {
          const { value } = isIn.next()
          if (value) addBit(bits, place)
          return value
        })
        if (some.length === 0) return
        const column = new RankedColumn(Uint16Array.from(list))
        expect([column.least(bits), column.most(bits)]).toEqual([Math.min(...some), Math.max(...some)])
      }),
    )
  })

  it('stands in the order of its values, equal ones in their own', () => {
    expect([...new RankedColumn(Uint16Array.of(5, 3, 5, 4, 3)).order]).toEqual([1, 4, 3, 0, 2])
  })

  it('may have no place at all', () => {
    const column = new RankedColumn(new Uint16Array())
    expect(column.between(0, 100)).toHaveLength(0)
  })
})
