import { band, soldBand, stockBand } from '@shop/schema/domain/testing/finished-piece'
import { expect, it } from 'vitest'
import { factRows } from './fact-rows.ts'
import { viewOf } from './testing/example-views.ts'

function sizesOf(...asked: Parameters<typeof viewOf>) {
  return Object.fromEntries(factRows(viewOf(...asked)))['Sizes']
}

it('the finger sizes are those that a product is to be had in as chosen, and none when it is sold', () => {
  expect(sizesOf(band, {})).toBe('M to N')
  expect(sizesOf(stockBand, { metal: 'yellow-gold' })).toBe('N')
  expect(sizesOf(stockBand, { metal: 'platinum', size: '2-50' })).toBe('M to N')
  expect(sizesOf(soldBand, {})).toBeUndefined()
})
