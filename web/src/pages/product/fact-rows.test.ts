import { band, soldBand, stockBand } from '@shop/schema/domain/testing/finished-piece'
import { expect, it } from 'vitest'
import { factRows } from './fact-rows.ts'
import { pieceOf, viewOf } from './testing/example-views.ts'

function sizesOf(...asked: Parameters<typeof viewOf>) {
  return Object.fromEntries(factRows(viewOf(...asked)))['Sizes']
}

it('the finger sizes are those that a product is to be had in as chosen, and none when it is sold', () => {
  expect(sizesOf(band, {})).toBe('M to N')
  expect(sizesOf(stockBand, { metal: 'yellow-gold' })).toBe('N')
  expect(sizesOf(stockBand, { metal: 'platinum', size: '2-50' })).toBe('M to N')
  expect(sizesOf(soldBand, {})).toBeUndefined()
})

it('all stones of a piece stand in one row, those with a name of their own first', () => {
  const view = viewOf(band, {})
  const stonesOf = (design: Partial<typeof view.design>) =>
    factRows({ ...view, design: { ...pieceOf(band), ...design } }).filter(([label]) => /stone/i.test(label))
  const amethyst = { id: '1', name: 'Stone', optionName: 'Amethyst' }
  expect(stonesOf({ fixedAttributes: [amethyst], gemTypes: ['OTHER', 'NATURAL_DIAMOND'] })).toEqual([
    ['Stones', 'Amethyst, Natural diamond'],
  ])
  expect(stonesOf({ fixedAttributes: [], gemTypes: ['OTHER'] })).toEqual([['Stones', 'Other gemstone']])
  expect(stonesOf({})).toEqual([])
})
