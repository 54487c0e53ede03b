import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { isByPriceBeforeSale } from './price-before-sale.ts'

const inSale = { faces: [{ wasPence: null }, { wasPence: pence(42_000) }] }
const asEver = { faces: [{ wasPence: null }] }
const range = { price: { min: 100, max: 500 } }

it.each([
  ['price-asc', {}, [asEver, inSale], true],
  ['price-desc', {}, [inSale], true],
  ['price-asc', {}, [asEver], false],
  ['price-asc', {}, [], false],
  ['newest', {}, [inSale], false],
  ['best-match', {}, [inSale], false],
  ['best-match', range, [inSale], true],
  ['best-match', range, [asEver], false],
] as const)('in the order %s within %j, %j seems wrong: %s', (sort, ranges, views, is) => {
  expect(isByPriceBeforeSale({ sort, ranges }, views)).toBe(is)
})
