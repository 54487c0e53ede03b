import { expect, it } from 'vitest'
import { asMade, type PieceAsMade } from './piece-as-made.ts'

const ring: PieceAsMade = {
  design: {
    attributes: [
      { name: 'Finger Size', options: [option('301', 'M'), option('302', 'N')] },
      { name: 'Engraving', options: [option('401', 'Roman')] },
    ],
    category: { id: '2' },
    expressDelivery: true,
    stock: [{ stockStatus: 'IN_STOCK', attributes: ['163', '302'] }],
    suppliers: [{ customerLeadTime: 20 }],
  },
  optionIds: ['163'],
  fingerSize: 'N',
  engravingText: '',
}

function option(id: string, name: string) {
  return { id, name, price: 0, isFixedPrice: true }
}

it('has the size that was chosen among its options', () => {
  expect(asMade(ring)).toMatchObject({ optionIds: ['163', '302'], stock: [{}], isEngraved: false })
})

it('promises nothing of what is in stock in one size before that is chosen', () => {
  expect(asMade({ ...ring, fingerSize: null })).toMatchObject({ optionIds: ['163'], stock: [] })
  expect(asMade({ ...ring, sizes: ['M'] })).toMatchObject({ optionIds: ['163'], stock: [] })
  const unsized = { stockStatus: 'IN_STOCK', attributes: ['163'] }
  const design = { ...ring.design, stock: [...ring.design.stock, unsized] }
  expect(asMade({ ...ring, design, fingerSize: null }).stock).toEqual([unsized])
})

it('is engraved with letters alone, and where it takes some', () => {
  expect(asMade({ ...ring, engravingText: ' EVER YOURS ' }).isEngraved).toBe(true)
  expect(asMade({ ...ring, engravingText: '   ' }).isEngraved).toBe(false)
  const plain = { ...ring.design, attributes: ring.design.attributes.slice(0, 1) }
  expect(asMade({ ...ring, design: plain, engravingText: 'EVER YOURS' }).isEngraved).toBe(false)
})
