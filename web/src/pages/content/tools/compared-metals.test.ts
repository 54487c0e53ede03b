import { defaultPricing } from '@shop/schema/domain/prices/pricing'
import { designWith } from '@shop/schema/domain/testing/priced-design'
import { expect, it } from 'vitest'
import { bandGrams, comparedMetals, mostlyMade, priceIn, pricesIn } from './compared-metals.ts'

function madeIn(prices: Readonly<Record<string, number>>) {
  const options = Object.entries(prices).map(([name, price]) => ({
    id: name,
    name,
    price,
    isFixedPrice: true,
  }))
  return { ...designWith(500), attributes: [{ name: 'Metal', options }] }
}

const metals = comparedMetals('yellow-gold')
const [gold18, , , platinum, palladium] = metals
const ring = madeIn({ '18ct Yellow Gold': 0, Platinum: 100 })

it('compares three golds of one colour, platinum and palladium', () => {
  expect(metals.map(({ colour, carat }) => [colour, carat])).toEqual([
    ['yellow-gold', 18],
    ['yellow-gold', 14],
    ['yellow-gold', 9],
    ['platinum', null],
    ['palladium', null],
  ])
})

it('knows what a setting costs in a metal, with VAT', () => {
  expect(gold18 && priceIn(ring, gold18, defaultPricing)).toBe(60_000)
  expect(platinum && priceIn(ring, platinum, defaultPricing)).toBe(72_000)
  expect(palladium && priceIn(ring, palladium, defaultPricing)).toBeNull()
})

it('tells each price from that of the first metal it is made in', () => {
  expect(pricesIn(ring, metals, defaultPricing)).toEqual([
    { pricePence: 60_000, stepPence: null },
    null,
    null,
    { pricePence: 72_000, stepPence: 12_000 },
    null,
  ])
  const cheaper = madeIn({ '14ct Yellow Gold': 0, '9ct Yellow Gold': -100 })
  expect(pricesIn(cheaper, metals, defaultPricing).map((price) => price?.stepPence)).toEqual([
    undefined,
    null,
    -12_000,
    undefined,
    undefined,
  ])
  expect(pricesIn(madeIn({}), metals, defaultPricing)).toEqual([null, null, null, null, null])
})

it('takes the setting that is made in most of them', () => {
  const most = madeIn({ '18ct Yellow Gold': 0, Platinum: 0, Palladium: 0 })
  expect(mostlyMade([ring, most], metals, defaultPricing)).toBe(most)
  expect(mostlyMade([], metals, defaultPricing)).toBeNull()
})

it('weighs a band in size M', () => {
  expect(gold18 && bandGrams(gold18, 3)).toBeCloseTo(3.8, 1)
})
