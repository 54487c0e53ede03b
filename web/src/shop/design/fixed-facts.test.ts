import { expect, it } from 'vitest'
import { fixedFacts } from './fixed-facts.ts'

const attributes = [
  { name: 'Wedding Style', optionName: 'For Her' },
  { name: 'Wedding Style', optionName: 'Unisex' },
  { name: 'Head', optionName: 'Claw' },
  { name: 'Claws', optionName: '6' },
]

it('is one row for each name, in the order of the design', () => {
  expect(fixedFacts(attributes, 'oval-shape')).toEqual([
    ['Wedding style', 'For Her, Unisex'],
    ['Head', 'Claw'],
    ['Claws', '6'],
  ])
})

it('is a measure with its unit, between which no line ends', () => {
  const pictured = { name: 'Pictured Carat', optionName: '0.30 ct' }
  expect(fixedFacts([pictured], null)).toEqual([['Pictured carat', '0.30\u00A0ct']])
})

it('counts no claws of a stone that has one for each of its points', () => {
  expect(fixedFacts(attributes, 'pear-shape').map(([label]) => label)).toEqual(['Wedding style', 'Head'])
})
