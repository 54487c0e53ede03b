import { metalDisplayName, type Metal } from '@shop/schema/domain/design/metals'
import { expect, it } from 'vitest'
import { metalLabel, metalName, metalWithFineness, struckMetal } from './metal-name.ts'

const metals: readonly Metal[] = [
  { colour: 'yellow-gold', carat: 18 },
  { colour: 'rose-gold', carat: 9 },
  { colour: 'platinum', carat: null },
]

it.each(metals)('English calls a metal what the API does: %j', (metal) => {
  expect(metalName(metal)).toBe(metalDisplayName(metal))
  expect(metalLabel(metal)).toBe(metalDisplayName(metal))
})

it('says what the hallmark vouches for', () => {
  expect(metals.map(struckMetal)).toEqual([
    '18ct gold, fineness 750',
    '9ct gold, fineness 375',
    'Platinum, fineness 950',
  ])
})

it('names the fineness of gold too where it is asked for', () => {
  expect(metals.map(metalWithFineness)).toEqual([
    '18ct Yellow Gold (750)',
    '9ct Rose Gold (375)',
    'Platinum (950)',
  ])
})
