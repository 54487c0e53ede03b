import { describe, expect, it } from 'vitest'
import { gradesValue, numbersValue, originValue, railPart, shapesValue } from './bar-values.ts'
import { aList } from '#testing/stone-list-example.ts'

const carats = { min: 18, max: 1020 }
const pounds = { min: 9, max: 160_634 }

describe('what a control of the bar says is chosen', () => {
  it.each([
    ['', 'Round'],
    ['round-brilliant_emerald-cut', 'Round, Emerald-cut'],
    ['round-brilliant_oval-shape_pear-shape', '3 shapes'],
  ])('shapes of %j: %s', (segment, value) => {
    expect(shapesValue(aList(segment))).toBe(value)
  })

  it.each([
    ['', 'Any'],
    ['lab-grown', 'Lab-grown'],
    ['natural_lab-grown', 'Any'],
  ])('origin of %j: %s', (segment, value) => {
    expect(originValue(aList(segment))).toBe(value)
  })

  it.each([
    ['', 'Any', 'Any'],
    ['carat-0-90-to-1-50_price-500-to-9000', '0.90 to 1.50', '£500 to £9,000'],
    ['carat-0-10-to-1-50_price-0-to-2000', 'Up to 1.50', 'Up to £2,000'],
    ['carat-0-90-to-99-00_price-500-to-999999', 'From 0.90', 'From £500'],
    ['carat-0-10-to-99-00_price-0-to-999999', 'Any', 'Any'],
  ])('weight and price of %j: %s, %s', (segment, carat, price) => {
    expect(numbersValue(aList(segment), 'carat', carats)).toBe(carat)
    expect(numbersValue(aList(segment), 'price', pounds)).toBe(price)
  })

  it('says nothing of a range where there are no stones', () => {
    expect(numbersValue(aList('carat-0-90-to-1-50'), 'carat', null)).toBe('Any')
  })

  it.each([
    ['', 'Any'],
    ['colour-d-to-g', 'D to G'],
    ['colour-not-graded', 'No colour grade'],
    ['hue-pink_hue-blue', 'Pink, Blue'],
    ['colour-not-graded_colour-d-to-d', 'D, No colour grade'],
  ])('colours of %j: %s', (segment, value) => {
    expect(gradesValue(aList(segment), 'colour')).toBe(value)
  })
})

describe('the chosen part of a rail', () => {
  it('is none where nothing is left out', () => {
    expect(railPart(aList(''), 'carat', carats)).toBeNull()
    expect(railPart(aList('carat-0-10-to-99-00'), 'carat', carats)).toBeNull()
  })

  it('begins and ends where the handles stand', () => {
    // The stops from 100 to 200 are every five: 100, 105 … 200.
    const extent = { min: 100, max: 200 }
    expect(railPart(aList('carat-1-25-to-1-50'), 'carat', extent)).toEqual({ min: 0.25, max: 0.5 })
  })
})
