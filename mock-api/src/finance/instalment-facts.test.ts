import { financeExample } from '@shop/schema/domain/finance/finance'
import { financePlans } from '@shop/schema/domain/finance/finance-plans'
import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { instalmentFacts } from './instalment-facts.ts'

const plan = (months: number, aprPercent: number) =>
  financePlans.find((each) => each.months === months && each.aprPercent === aprPercent)!

it.each([
  [
    204_300,
    plan(12, 0),
    [
      ['Instalments', '11 of £153.23 a month'],
      ['Last instalment', '£153.17'],
    ],
  ],
  [300_000, plan(36, 9.9), [['Instalments', '36 of £86.46 a month']]],
] as const)('the instalments of %i pence add up to what is lent', (price, chosen, facts) => {
  expect(instalmentFacts(financeExample(pence(price), chosen)!)).toEqual(facts)
})
