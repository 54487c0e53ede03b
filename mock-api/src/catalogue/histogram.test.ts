import { describe, expect, it } from 'vitest'
import { histogramOf } from './histogram.ts'

/** The parts of a histogram that hold anything, with how much. */
const filled = (numbers: readonly number[], min: number, max: number) =>
  histogramOf(numbers, { min, max }).flatMap((count, part) => (count > 0 ? [[part, count]] : []))

describe('a histogram', () => {
  it('has 24 parts, of which each may hold nothing', () => {
    expect(histogramOf([], { min: 1, max: 2 })).toEqual(Array.from({ length: 24 }, () => 0))
  })

  it('has the least in its first part and the most in its last', () => {
    expect(filled([100, 800], 100, 800)).toEqual([
      [0, 1],
      [23, 1],
    ])
  })

  it('has parts that go up by the same share of what each begins at', () => {
    // From 1 to 2^24 each part ends at twice what it begins at.
    expect(filled([1, 1.9, 3, 3.5, 5000, 2 ** 23 + 1], 1, 2 ** 24)).toEqual([
      [0, 2],
      [1, 2],
      [12, 1],
      [23, 1],
    ])
  })

  it('has all in its first part where they are the same, or begin at nothing', () => {
    expect(filled([5, 5, 5], 5, 5)).toEqual([[0, 3]])
    expect(filled([0, 10, 20], 0, 20)).toEqual([[0, 3]])
  })
})
