import { describe, expect, it } from 'vitest'
import {
  euSizes,
  fingerSizes,
  sizeFromEu,
  sizeFromUk,
  sizeFromUs,
  ukScale,
  usSizes,
  usSizeText,
} from './finger-size.ts'

describe('the UK scale', () => {
  it.each([
    ['A', 37.5, 11.94, 38, '½'],
    ['L', 51.25, 16.31, 51, '5¾'],
    ['N', 53.75, 17.11, 54, '6¾'],
    ['N½', 54.375, 17.31, 54, '7'],
    ['Q', 57.5, 18.3, 58, '8¼'],
    ['T', 61.25, 19.5, 61, '9¾'],
    ['Z', 68.75, 21.88, 69, '12½'],
    ['Z+6', 76.25, 24.27, 76, '15½'],
  ])('%s is %d mm round, %d mm across, EU %d, US %s', (uk, circumferenceMm, diameterMm, eu, us) => {
    const size = sizeFromUk(uk)
    expect(size?.circumferenceMm).toBe(circumferenceMm)
    expect(size?.diameterMm).toBeCloseTo(diameterMm, 2)
    expect(size?.eu).toBe(eu)
    expect(size && usSizeText(size.us)).toBe(us)
  })

  it('writes sizes of the United States in quarters, and none of nothing', () => {
    expect([0, 0.25, 0.5, 5, 5.75].map(usSizeText)).toEqual(['0', '¼', '½', '5', '5¾'])
  })

  it('grows from size to size', () => {
    const circumferences = ukScale.map(({ circumferenceMm }) => circumferenceMm)
    expect(circumferences).toEqual(circumferences.toSorted((a, b) => a - b))
    expect(new Set(circumferences).size).toBe(57)
  })

  it.each(['', 'n', 'Z½', 'Z+7', '54'])('has no size "%s"', (uk) => {
    expect(sizeFromUk(uk)).toBeNull()
  })
})

describe('fingerSizes', () => {
  it('are F to Z with halves', () => {
    const names = fingerSizes.map(({ uk }) => uk)
    expect(names.slice(0, 4)).toEqual(['F', 'F½', 'G', 'G½'])
    expect(names.slice(-2)).toEqual(['Y½', 'Z'])
    expect(names).toHaveLength(41)
  })
})

describe('conversion', () => {
  it('finds every UK size again from its own circumference', () => {
    for (const size of ukScale) expect(sizeFromEu(size.circumferenceMm)).toBe(size)
  })

  it.each([
    [54, 'N'],
    [51, 'L'],
    [30, 'A'],
    [90, 'Z+6'],
  ])('EU %d is UK %s', (eu, uk) => {
    expect(sizeFromEu(eu).uk).toBe(uk)
  })

  it.each([
    [5.75, 'L'],
    [6.75, 'N'],
    [7, 'N½'],
    [9.75, 'T'],
  ])('US %d is UK %s', (us, uk) => {
    expect(sizeFromUs(us).uk).toBe(uk)
  })

  it('stays within half a step of circumference on the way to the EU and back', () => {
    for (const size of fingerSizes) {
      expect(Math.abs(sizeFromEu(size.eu).circumferenceMm - size.circumferenceMm)).toBeLessThanOrEqual(0.625)
    }
  })

  it('offers each foreign size once', () => {
    expect(euSizes.slice(0, 3)).toEqual([38, 39, 40])
    expect(usSizes.slice(0, 3)).toEqual([0.5, 0.75, 1])
    expect(new Set(usSizes).size).toBe(usSizes.length)
  })
})

describe('usSizeText', () => {
  it.each([
    [5, '5'],
    [5.25, '5¼'],
    [5.5, '5½'],
    [5.75, '5¾'],
    [0.5, '½'],
  ])('writes %d as %s', (us, text) => {
    expect(usSizeText(us)).toBe(text)
  })
})
