import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { chosenPlan, offeredPlans } from './offered-plans.ts'

it('offers every plan on which enough is lent, and none for a small amount', () => {
  expect(offeredPlans(pence(518_200)).map(({ plan }) => [plan.months, plan.aprPercent])).toEqual([
    [6, 0],
    [12, 0],
    [24, 0],
    [24, 9.9],
    [36, 9.9],
  ])
  // 20 % of £600.00 leave less than £500.00.
  expect(offeredPlans(pence(60_000)).map(({ plan }) => plan.months)).toEqual([6, 12, 24, 36])
  expect(offeredPlans(pence(55_500))).toEqual([])
})

it('begins with the representative plan', () => {
  const offered = offeredPlans(pence(518_200))
  expect(chosenPlan(offered, '')?.plan).toEqual({ aprPercent: 9.9, months: 36, depositPercent: 10 })
  expect(chosenPlan(offered, '0')?.plan.months).toBe(6)
  expect(chosenPlan([], '0')).toBeUndefined()
})
