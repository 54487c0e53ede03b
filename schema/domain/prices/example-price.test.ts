import { expect, it } from 'vitest'
import { pence } from '../values/money.ts'
import { examplePriceSteps } from './example-price.ts'

const stepsOf = (...lines: readonly number[]) =>
  examplePriceSteps(lines.map(pence)).map(({ kind, amountPence }) => [kind, amountPence])

it('adds VAT to the sum, goes up to the next five pounds and ends with the total', () => {
  expect(stepsOf(36_000, 33_696, 98_000, 138_000, 25_200, 81_200, 1800)).toEqual([
    ['vat', 82_779],
    ['rounding', 325],
    ['total', 497_000],
  ])
})

it('says nothing of a rounding that moves nothing', () => {
  expect(stepsOf(100_000)).toEqual([
    ['vat', 20_000],
    ['total', 120_000],
  ])
})
