import { expect, it } from 'vitest'
import type { AttributeOption } from '@shop/schema/domain/design/design'
import { productChoice } from '@shop/schema/domain/design/product-choice'
import { band } from '@shop/schema/domain/testing/finished-piece'
import { ownFragment, ownOptionsIn, pieceHref } from './own-options.ts'

function option(id: string, name: string): AttributeOption {
  return { id, name, price: 0, isFixedPrice: true }
}

/** A pendant: metal and total carat stand in its path, the length of the chain does not. */
const pendant = {
  ...band,
  sku: 'NE-00936',
  subCategory: { id: '10' },
  attributes: [
    { name: 'Metal', options: [option('163', 'Platinum'), option('161', '18ct Yellow Gold')] },
    { name: 'Total Carat Weight', options: [option('3200', '0.20'), option('3201', '0.50')] },
    { name: 'Chain Length', options: [option('16', '16"'), option('18', '18"'), option('65', '6.5"')] },
  ],
}
const gold = { Metal: '161' }

it('an address says in its fragment what its path cannot, where that is not the shop’s own choice', () => {
  const path = '/necklaces/product/NE-00936/yellow-gold/0-20'
  expect(pieceHref(pendant, productChoice(pendant, gold))).toBe(path)
  expect(pieceHref(pendant, productChoice(pendant, gold, { 'Chain Length': '16' }))).toBe(
    `${path}#chain-length=16`,
  )
  expect(ownFragment(pendant, productChoice(pendant, gold, { 'Chain Length': '65' }))).toBe(
    'chain-length=6-5',
  )
})

it('a fragment is read as it was written, and chooses only what no path can', () => {
  expect(ownOptionsIn(pendant, 'chain-length=6-5')).toEqual({ 'Chain Length': '65' })
  expect(ownOptionsIn(pendant, 'chain-length=99&metal=platinum&total-carat-weight=0-50&x')).toEqual({})
  expect(ownOptionsIn(pendant, '')).toEqual({})
  expect(ownOptionsIn(band, 'width=2-00')).toEqual({})
})
