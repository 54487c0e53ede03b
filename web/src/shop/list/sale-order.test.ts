import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { isOrderedBeforeSale } from './sale-order.ts'

const inSale = { faces: [{ wasPence: null }, { wasPence: pence(42_000) }] }
const asEver = { faces: [{ wasPence: null }] }

it.each([
  ['price-asc', [asEver, inSale], true],
  ['price-desc', [inSale], true],
  ['price-asc', [asEver], false],
  ['price-asc', [], false],
  ['newest', [inSale], false],
  ['best-match', [inSale], false],
] as const)('in the order %s, %j seems out of order: %s', (sort, views, is) => {
  expect(isOrderedBeforeSale(sort, views)).toBe(is)
})
