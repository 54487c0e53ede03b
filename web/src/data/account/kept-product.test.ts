import { beforeEach, expect, it } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'
import { keptProduct } from './kept-product.ts'

beforeEach(() => void stubPage())

const texts = { name: 'Halo', sku: 'A1', category: '1', subcategory: '1', variant: 'Platinum', price: null }
const design = { designId: 'd1', metalId: 'm1' }

it.each([
  [{ ...design, gemstoneId: null }, design],
  [{ ...design, gemstoneId: '7' }, design],
  [{ designId: 'd1', metalId: null, gemstoneId: '7' }, { gemstoneId: '7' }],
  [{ designId: null, metalId: 'm1', gemstoneId: '7' }, { gemstoneId: '7' }],
  [{ designId: 'd1', metalId: null, gemstoneId: null }, undefined],
  [{ designId: null, metalId: null, gemstoneId: null }, undefined],
])('a tab that keeps %j remembers %j', async (ids, piece) => {
  sessionStorage.setItem('ashcombe:product-when-user-not-logged', JSON.stringify({ ...ids, ...texts }))
  expect((await keptProduct())?.piece).toEqual(piece)
})
