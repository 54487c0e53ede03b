import { expect, it } from 'vitest'
import { cardFit, edgePx, fittedPxPerMm, guessedPxPerMm, pxPerMmOf } from './calibration.ts'

it('lays the long edge of a card across where it fits on any screen, else the short one', () => {
  expect(cardFit(860)).toEqual({ isUpright: false, acrossMm: 85.6, leastPx: 172, mostPx: 684 })
  expect(cardFit(684)).toMatchObject({ isUpright: true, acrossMm: 53.98, leastPx: 108, mostPx: 431 })
  expect(cardFit(358)).toEqual({ isUpright: true, acrossMm: 53.98, leastPx: 108, mostPx: 358 })
})

it('draws the edge in half pixels, and never wider than there is room', () => {
  expect(edgePx(3.78, cardFit(860))).toBe(323.5)
  expect(edgePx(6, cardFit(358))).toBe(324)
  expect(edgePx(7.5, cardFit(358))).toBe(358)
  expect(edgePx(1, cardFit(860))).toBe(172)
})

it('knows the pixels of a millimetre from those of the edge', () => {
  expect(pxPerMmOf(428, cardFit(860))).toBe(5)
  expect(pxPerMmOf(323.88, cardFit(358))).toBeCloseTo(6, 10)
})

it('guesses until a card was fitted, and again after the page was zoomed', () => {
  expect(guessedPxPerMm(860)).toBeCloseTo(3.78, 2)
  expect(guessedPxPerMm(358)).toBe(6)
  expect(fittedPxPerMm({ pxPerMm: null, pixelRatio: null }, 1)).toBeNull()
  expect(fittedPxPerMm({ pxPerMm: 5.2, pixelRatio: 2 }, 2)).toBe(5.2)
  expect(fittedPxPerMm({ pxPerMm: 5.2, pixelRatio: 2 }, 2.2)).toBeNull()
})
