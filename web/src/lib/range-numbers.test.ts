import { describe, expect, it } from 'vitest'
import { englishNumbers } from './number-form.ts'
import { readSteps, sameBounds, stepsText, withinExtent } from './range-numbers.ts'

const german = { thousands: '.', point: ',' }

describe('a number of a range', () => {
  it.each([
    [70, 2, '0.70'],
    [7, 2, '0.07'],
    [0, 2, '0.00'],
    [1050, 2, '10.50'],
    [950, 0, '950'],
    [1_234_500, 0, '1,234,500'],
    [123_456, 2, '1,234.56'],
  ])('%d with %d decimals reads %s', (steps, decimals, text) => {
    expect(stepsText(steps, decimals)).toBe(text)
  })

  it.each([
    ['0.7', 2, 70],
    ['.5', 2, 50],
    ['1', 2, 100],
    ['1.', 2, 100],
    ['1.509', 2, 150],
    ['0.70 ct', 2, 70],
    ['0,7 ct', 2, 70],
    ['1,50', 2, 150],
    ['1,250', 2, 125_000],
    ['£1,250', 0, 1250],
    [' 500 ', 0, 500],
    ['499.99', 0, 499],
  ])('typed as "%s" with %d decimals is %d', (text, decimals, steps) => {
    expect(readSteps(text, decimals)).toBe(steps)
  })

  it.each(['', ' ', '.', 'abc', '-5', '1e3', '1.2.3', '5 pounds', '12345678901'])('is not "%s"', (text) => {
    expect(readSteps(text, 2)).toBeNull()
  })

  it.each([
    ['1.250', 0, 1250],
    ['1.250 £', 0, 1250],
    ['1.250,50', 2, 125_050],
    ['1\u202F250', 0, 1250],
    ['0,7 ct', 2, 70],
    ['0.7', 2, 70],
    ['499,99', 0, 499],
  ])('typed in German as "%s" with %d decimals is %d', (text, decimals, steps) => {
    expect(readSteps(text, decimals, german)).toBe(steps)
  })

  it.each([englishNumbers, german, { thousands: '\u202F', point: ',' }])(
    'is read as it is written with %j',
    (form) => {
      for (const decimals of [0, 2]) {
        for (let steps = 0; steps < 99_999_999; steps = steps * 3 + 1) {
          expect(readSteps(stepsText(steps, decimals, form), decimals, form)).toBe(steps)
        }
      }
    },
  )
})

describe('a range', () => {
  const extent = { min: 100, max: 900 }

  it('stays within what there is', () => {
    expect(withinExtent({ min: 200, max: 300 }, extent)).toEqual({ min: 200, max: 300 })
    expect(withinExtent({ min: 0, max: 300 }, extent)).toEqual({ min: 100, max: 300 })
    expect(withinExtent({ min: 950, max: 999 }, extent)).toEqual({ min: 900, max: 900 })
  })

  it('is turned round when it stands on its head', () => {
    expect(withinExtent({ min: 300, max: 200 }, extent)).toEqual({ min: 200, max: 300 })
  })

  it('is none when it leaves nothing out', () => {
    expect(withinExtent({ min: 100, max: 900 }, extent)).toBeNull()
    expect(withinExtent({ min: 0, max: 1000 }, extent)).toBeNull()
  })

  it('is the same as one with the same ends', () => {
    expect(sameBounds({ min: 1, max: 2 }, { min: 1, max: 2 })).toBe(true)
    expect(sameBounds({ min: 1, max: 2 }, { min: 1, max: 3 })).toBe(false)
    expect(sameBounds(null, { min: 1, max: 2 })).toBe(false)
    expect(sameBounds(null, null)).toBe(true)
  })
})
