import { designs } from '@shop/fixtures/designs/designs'
import { expect, it } from 'vitest'
import { soldDesigns } from './sold-design.ts'

const [first] = designs
if (!first) throw new Error('The shop has no designs')

it('finds a design by its id, and none by its sku', () => {
  const find = soldDesigns([
    { ...first, id: '1' },
    { ...first, id: '2', sku: 'PR-99999' },
  ])
  expect([find('1')?.sku, find('2')?.sku]).toEqual([first.sku, 'PR-99999'])
  for (const id of ['3', '', first.sku]) expect(find(id)).toBeNull()
})

it('finds no design that has no price in the channel of the shop', () => {
  const [price] = first.prices
  if (!price) throw new Error('The first design has no price')
  const elsewhere = { ...first, prices: [{ ...price, channel: { code: 'TR' } }] }
  expect(soldDesigns([elsewhere])(first.id)).toBeNull()
  expect(soldDesigns([{ ...first, prices: [] }])(first.id)).toBeNull()
})
