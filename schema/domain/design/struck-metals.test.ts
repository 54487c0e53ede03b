import { expect, it } from 'vitest'
import { metalsOfFineness } from './struck-metals.ts'

it('reads a number off a piece', () => {
  expect(metalsOfFineness(750)).toEqual([{ name: 'Gold', carat: 18, exemptBelowGrams: '1' }])
  expect(metalsOfFineness(950)).toEqual([
    { name: 'Platinum', carat: null, exemptBelowGrams: '0.5' },
    { name: 'Palladium', carat: null, exemptBelowGrams: '1' },
  ])
  expect(metalsOfFineness(990)).toEqual([{ name: 'Gold', carat: null, exemptBelowGrams: '1' }])
  expect(metalsOfFineness(925).map(({ name }) => name)).toEqual(['Silver'])
  expect(metalsOfFineness(123)).toEqual([])
})
