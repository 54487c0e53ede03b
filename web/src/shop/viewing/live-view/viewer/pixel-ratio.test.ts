import { expect, test } from 'vitest'
import { fullPace, paceAfter, restingRatio } from './pixel-ratio.ts'

test.each([
  [1, 1],
  [0.8, 1],
  [1.5, 1.5],
  [3.5, 2],
])('a screen of %d pixels per CSS pixel is drawn with %d', (device, drawn) => {
  expect(restingRatio(device)).toBe(drawn)
})

test('slow frames cost pixels, one after the other, until few are left', () => {
  const shares: number[] = []
  let pace = fullPace
  for (let frame = 0; frame < 20; frame += 1) {
    pace = paceAfter(pace, 60)
    if (shares.at(-1) !== pace.share) shares.push(pace.share)
  }
  expect(shares).toEqual([0.75, 0.5, 0.35])
})

test('a single slow frame, as of a first picture, costs none', () => {
  expect(paceAfter(fullPace, 50).share).toBe(1)
})

test('quick frames give them back', () => {
  let pace = { share: 0.5, frameMs: 16 }
  for (let frame = 0; frame < 20; frame += 1) pace = paceAfter(pace, 8)
  expect(pace.share).toBe(1)
})
