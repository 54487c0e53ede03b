import { describe, expect, it } from 'vitest'
import { nearestStop, placeOnRail, rangeStops } from './range-stops.ts'

describe('the stops of a range', () => {
  it('are as close at the low end as at the high one, in relation to what they say', () => {
    const stops = rangeStops(100, 100_000)
    const between = (min: number, max: number) => stops.filter((stop) => stop >= min && stop < max).length
    expect(between(10_000, 20_000)).toBe(between(1000, 2000))
    expect(stops.slice(0, 4)).toEqual([100, 105, 110, 115])
    expect(stops.slice(-3)).toEqual([90_000, 95_000, 100_000])
  })

  it('are whole numbers where the steps are small', () => {
    expect(rangeStops(18, 32)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32])
  })

  it('take in both ends and what is chosen', () => {
    expect(rangeStops(183, 205, [187])).toEqual([183, 185, 187, 190, 195, 200, 205])
  })

  it('are one where there is only one', () => {
    expect(rangeStops(5, 5)).toEqual([5])
    expect(rangeStops(0, 0)).toEqual([0])
  })

  it('rise, and never take a long step', () => {
    for (const min of [0, 1, 9, 18, 99, 183, 1000, 4567, 250_000]) {
      for (const max of [min, min + 1, 4 * min + 7, 999, 2_000_000]) {
        const stops = rangeStops(Math.min(min, max), Math.max(min, max))
        for (const [index, stop] of stops.entries()) {
          const next = stops[index + 1] ?? stop + 1
          expect(next).toBeGreaterThan(stop)
          expect(next - stop).toBeLessThanOrEqual(Math.max(1, next / 10))
        }
      }
    }
  })
})

describe('the nearest stop', () => {
  it.each([
    [0, 0],
    [10, 0],
    [14, 0],
    [15, 1],
    [16, 1],
    [20, 1],
    [29, 2],
    [99, 2],
  ])('to %d is number %d of 10, 20, 30', (value, place) => {
    expect(nearestStop([10, 20, 30], value)).toBe(place)
  })
})

describe('the place on the rail', () => {
  it.each([
    [0, 0],
    [10, 0],
    [15, 0.25],
    [20, 0.5],
    [60, 0.75],
    [100, 1],
    [999, 1],
  ])('of %d is %d of the way from 10 over 20 to 100', (value, place) => {
    expect(placeOnRail([10, 20, 100], value)).toBe(place)
  })

  it('is the beginning where the rail has no length', () => {
    expect([0, 5, 9].map((value) => placeOnRail([5], value))).toEqual([0, 0, 0])
  })
})
