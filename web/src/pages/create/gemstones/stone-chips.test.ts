import { pounds } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { stoneBounds } from './stone-bounds.ts'
import { stoneChips, waysOut } from './stone-chips.ts'
import { stoneListAddress } from '#shop/gemstone/stone-list.ts'
import { aList } from '#testing/stone-list-example.ts'

const extent = {
  carat: { min: 18, max: 1020 },
  price: { min: 9, max: 160_634 },
  ratio: { min: 95, max: 224 },
}
const chipsOf = (segment: string) =>
  stoneChips(aList(segment), extent).map(({ name, without }) => [
    name,
    stoneListAddress(without).split('/gemstones')[1],
  ])

describe('what is chosen on a list', () => {
  it('is named, each with the list without it', () => {
    expect(chipsOf('ruby_natural_polish-excellent_360-image_sort-soonest')).toEqual([
      ['Ruby', '/natural_polish-excellent_360-image_sort-soonest'],
      ['Natural', '/ruby_polish-excellent_360-image_sort-soonest'],
      ['Polish: Excellent', '/ruby_natural_360-image_sort-soonest'],
      ['360° image', '/ruby_natural_polish-excellent_sort-soonest'],
    ])
  })

  it('says ranges as a shopper would', () => {
    expect(
      chipsOf(
        'hue-pink_within-5-days_carat-0-70-to-1-50_price-500-to-2000_colour-d-to-g_clarity-vs1-to-vs1_cut-very-good-to-ideal_ratio-1-30-to-1-45',
      ).map(([name]) => name),
    ).toEqual([
      'Pink',
      'Within 5 working days',
      '0.70 to 1.50 ct',
      '£500.00 to £2,000.00',
      'Colour: D to G',
      'Clarity: VS1',
      'Cut: Very good to Ideal',
      'Ratio: 1.30 to 1.45',
    ])
  })

  it.each([
    ['carat-0-18-to-1-50', 'Up to 1.50 ct'],
    ['carat-0-70-to-10-20', 'From 0.70 ct'],
    ['price-0-to-2000', 'Up to £2,000.00'],
    ['price-500-to-999999', 'From £500.00'],
  ])('leaves out of %s the end that takes all in: %s', (segment, name) => {
    expect(chipsOf(segment)).toEqual([[name, '']])
  })

  it('has no chip for the setting’s own shape, and one for each shape that was chosen', () => {
    expect(chipsOf('')).toEqual([])
    expect(chipsOf('round-brilliant_oval-shape')).toEqual([
      ['Round', '/oval-shape'],
      ['Oval', ''],
    ])
  })
})

describe('the ways out of an empty list', () => {
  it('are to take each filter away, and all of them', () => {
    const ways = waysOut(aList('ruby_colour-d-to-g_sort-price-asc'), extent)
    expect(ways.map(({ name, list }) => [name, stoneListAddress(list).split('/gemstones')[1]])).toEqual([
      ['Ruby', '/colour-d-to-g_sort-price-asc'],
      ['Colour: D to G', '/ruby_sort-price-asc'],
      [null, '/sort-price-asc'],
    ])
  })

  it('is one where one filter is all there is', () => {
    expect(waysOut(aList('ruby'), extent).map(({ name }) => name)).toEqual([null])
  })
})

describe('the bounds of what was found', () => {
  it('are hundredths of a carat and pounds including VAT', () => {
    const ranges = {
      carat: { min: 0.29, max: 10.2 },
      price: { min: pounds(415.84), max: pounds(1666.67) },
      ratio: { min: 0.95, max: 2.24 },
    }
    expect(stoneBounds(ranges, 20)).toEqual({
      carat: { min: 29, max: 1020 },
      price: { min: 500, max: 2001 },
      ratio: { min: 95, max: 224 },
    })
    expect(stoneBounds({ carat: null, price: null, ratio: null }, 20)).toEqual({
      carat: null,
      price: null,
      ratio: null,
    })
  })
})
