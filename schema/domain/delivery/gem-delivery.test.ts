import { expect, it } from 'vitest'
import { deliveryChoices, deliveryOfDays } from './gem-delivery.ts'

it.each([
  [0, 'DAYS_2'],
  [2, 'DAYS_2'],
  [3, 'DAYS_5'],
  [5, 'DAYS_5'],
  [10, 'DAYS_10'],
  [11, 'LATER'],
  [25, 'LATER'],
])('%d working days are %s', (days, delivery) => expect(deliveryOfDays(days)).toBe(delivery))

it('a number of days takes what comes sooner too', () => {
  expect(deliveryChoices.map(({ name }) => name)).toEqual([
    'Within 2 working days',
    'Within 5 working days',
    'Within 10 working days',
  ])
  expect(deliveryChoices.map(({ slug, values }) => [slug, values])).toEqual([
    ['within-2-days', ['DAYS_2']],
    ['within-5-days', ['DAYS_2', 'DAYS_5']],
    ['within-10-days', ['DAYS_2', 'DAYS_5', 'DAYS_10']],
  ])
})
