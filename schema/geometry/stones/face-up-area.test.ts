import { expect, it } from 'vitest'
import { faceUpAreaMm2 } from './face-up-area.ts'

it('is that of the outline', () => {
  // π × 3.225 × 3.24, less what 96 corners cut off.
  expect(faceUpAreaMm2({ shape: 'round-brilliant', widthMm: 6.45, lengthMm: 6.48 })).toBeCloseTo(32.8, 1)
  expect(faceUpAreaMm2({ shape: 'princess-cut', widthMm: 5.4, lengthMm: 5.55 })).toBeCloseTo(29.97, 0)
  // The corners are cut off.
  expect(faceUpAreaMm2({ shape: 'emerald-cut', widthMm: 5, lengthMm: 7 })).toBeLessThan(34.9)
})
