import { expect, it } from 'vitest'
import { metalsOfFineness } from './struck-metals.ts'

it('reads a number off a piece', () => {
  expect(metalsOfFineness(750)).toEqual([{ name: 'Gold', carat: 18, exemptBelowGrams: '1' }])
  expect(metalsOfFineness(950)).toEqual([
    { name: 'Platinum', carat: null, exemptBelowGrams: '0.5' },
    { name: 'Palladium', carat: null, exemptBelowGrams: '1' },
  ])
  expect(metalsOfFineness(990)).toEqual([{ name: 'Gold', carat: null, exemptBelowGrams: '1' }])
  expect([375, 585, 916].map((fineness) => metalsOfFineness(fineness)[0])).toEqual([
    { name: 'Gold', carat: 9, exemptBelowGrams: '1' },
    { name: 'Gold', carat: 14, exemptBelowGrams: '1' },
    { name: 'Gold', carat: 22, exemptBelowGrams: '1' },
  ])
  expect(metalsOfFineness(999).map(({ name, carat }) => [name, carat])).toEqual([
    ['Gold', 24],
    ['Silver', null],
    ['Platinum', null],
    ['Palladium', null],
  ])
  expect(metalsOfFineness(925).map(({ name }) => name)).toEqual(['Silver'])
  expect(metalsOfFineness(123)).toEqual([])
})
