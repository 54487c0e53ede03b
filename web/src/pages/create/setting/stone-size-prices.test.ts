import { describe, expect, it } from 'vitest'
import { formatPence } from '#data/language/numbers.ts'
import { earrings, pendant, roundGold, settingOnPage, solitaire } from '#testing/build-examples.ts'
import { stoneSizePrices, usualPlace, weightAmong } from './stone-size-prices.ts'

const pricing = { vatPercent: 20, sales: [] }
const rowsOf = (...args: Parameters<typeof stoneSizePrices>) =>
  stoneSizePrices(...args).map(({ carat, pricePence }) => [carat, formatPence(pricePence)])

describe('the price of a setting by the weight of its stone', () => {
  it('is that with the head which a usual diamond of the weight needs', () => {
    // A head for 6.2 mm and more costs 8 percent more; 0.75 ct are 5.9 mm long, 1 ct 6.5 mm.
    expect(rowsOf(roundGold, pricing)).toEqual([
      [0.5, '£865.00'],
      [0.75, '£865.00'],
      [1, '£935.00'],
      [1.5, '£935.00'],
      [2, '£935.00'],
    ])
  })

  it('leaves out weights that the setting does not take', () => {
    // There is no head for 7.3 to 8.3 mm, and an oval of 1 ct is 7.7 mm long.
    const oval = stoneSizePrices(settingOnPage(solitaire, 'oval-shape', 'yellow-gold'), pricing)
    expect(oval.map(({ carat }) => carat)).toEqual([0.5, 0.75, 1.5, 2])
  })

  it('weighs each of the two stones of earrings', () => {
    // A stone of 0.25 ct is below 4.1 mm, the shortest that they take.
    expect(rowsOf(settingOnPage(earrings, 'round-brilliant', 'platinum'), pricing)).toEqual([
      [0.5, '£880.00'],
      [0.75, '£880.00'],
      [1, '£955.00'],
      [1.5, '£955.00'],
    ])
  })

  it('is not told where the head costs the same for all', () => {
    expect(stoneSizePrices(settingOnPage(pendant, 'oval-shape', 'platinum'), pricing)).toEqual([])
  })

  it('is that of the sale while there is one', () => {
    const sales = [{ subCategories: ['1'], discount: 10 }]
    expect(rowsOf(roundGold, { ...pricing, sales })[2]).toEqual([1, '£845.00'])
  })
})

it('shows one carat first, and what is in the middle where that does not fit', () => {
  expect(usualPlace(stoneSizePrices(roundGold, pricing))).toBe(2)
  expect(usualPlace(stoneSizePrices(settingOnPage(solitaire, 'oval-shape', 'yellow-gold'), pricing))).toBe(2)
})

it('forgets a weight that the setting does not take in another shape', () => {
  const oval = stoneSizePrices(settingOnPage(solitaire, 'oval-shape', 'yellow-gold'), pricing)
  expect(weightAmong(stoneSizePrices(roundGold, pricing), 1)).toBe(1)
  expect(weightAmong(oval, 1)).toBeNull()
  expect(weightAmong(oval, null)).toBeNull()
})
