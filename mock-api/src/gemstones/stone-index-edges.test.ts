import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { stoneIdAt } from '@shop/fixtures/stones/stone-at'
import { describe, expect, it } from 'vitest'
import { gemstoneQuery } from './gemstone-query.ts'
import { StoneIndex } from './stone-index.ts'
import { everyGemstone } from './testing/gemstone-arguments.ts'

const index = new StoneIndex(generateStones({ count: 5000 }))
const idOf = (name: EdgeStoneName) => stoneIdAt(edgeRow(name))

describe('a single stone', () => {
  it('is found by its id, sold or on hold too', () => {
    expect(index.rowOf(idOf('sold'))).toBe(edgeRow('sold'))
    expect(index.rowOf(idOf('onHold'))).toBe(edgeRow('onHold'))
    expect(index.rowOf(stoneIdAt(4999))).toBe(4999)
  })

  it.each(['100000', '105001', '0', '', 'constructor'])('is not there under %j', (id) => {
    expect(index.rowOf(id)).toBeNull()
  })

  it('without a price is not for sale', () => {
    expect(index.rowOf(idOf('priceZero'))).toBeNull()
  })
})

describe('a shop without stones', () => {
  const empty = new StoneIndex(generateStones({ count: 0 }))

  it('lists none, and still every option', () => {
    const { rows, total, counts, price, carat } = empty.list(gemstoneQuery({ ...everyGemstone, caratMin: 1 }))
    expect({ rows, total, price, carat }).toEqual({ rows: [], total: 0, price: null, carat: null })
    expect([...(counts.get('SHAPE') ?? [])]).toEqual(Array(10).fill(0))
  })
})
