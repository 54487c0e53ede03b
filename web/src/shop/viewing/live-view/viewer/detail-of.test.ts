import { expect, it } from 'vitest'
import { detailOf } from './detail-of.ts'

const whole = { centre: [0, 0, 0], widthMm: 25 } as const
const stone = {
  material: 'stone',
  corners: [
    [-3, -4, 10],
    [3, 4, 13],
  ],
} as const
const melee = {
  material: 'melee',
  corners: [
    [-1, 0, 9],
    [1, 0, 10],
  ],
} as const
const metal = { material: 'metal', corners: [[20, 20, 20]] } as const

it('is the main stone with what surrounds it', () => {
  expect(detailOf([metal, melee, stone], whole)).toEqual({ centre: [0, 0, 11.5], widthMm: 17.6 })
})

it('shows a small stone no larger than it bears', () => {
  expect(detailOf([metal, melee], whole)).toEqual({ centre: [0, 0, 9.5], widthMm: 7 })
})

it('is the piece itself where nothing is set in it', () => {
  expect(detailOf([metal], whole)).toBe(whole)
})
