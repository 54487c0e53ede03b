import { expect, test } from 'vitest'
import { sparkleBlur, stoneLight } from './stone-light.ts'

const ofSapphire = { gem: 'SAPPHIRE', widthMm: 6.5, isMirrored: false } as const
const small = { gem: 'NATURAL_DIAMOND', widthMm: 1.3, isMirrored: false } as const

test('the main stone has the look it was chosen in, the others that of their kind', () => {
  expect(stoneLight('stone', ofSapphire, { stoneLook: 'ruby' }, false).absorptionPerMm).toEqual([
    0.085, 0.58, 0.48,
  ])
  expect(stoneLight('side-stone', ofSapphire, { stoneLook: 'ruby' }, false).absorptionPerMm).toEqual([
    0.54, 0.41, 0.12,
  ])
  expect(stoneLight('melee', small, { stoneLook: 'ruby' }, false).absorptionPerMm).toEqual([0, 0, 0])
})

test('a stone of a kind without a name looks as its piece says', () => {
  const garnet = { ...small, gem: 'OTHER', widthMm: 13 } as const
  expect(stoneLight('melee', garnet, { stoneLook: 'garnet' }, false).absorptionPerMm).toEqual([
    0.14, 0.6, 0.54,
  ])
})

test('small stones are cut from deeper colour, but not from colour without end', () => {
  expect(
    stoneLight('stone', { ...ofSapphire, widthMm: 3.25 }, { stoneLook: 'aquamarine' }, false).absorptionPerMm,
  ).toEqual([0.2, 0.044, 0.02])
  expect(
    stoneLight('stone', { ...ofSapphire, widthMm: 1 }, { stoneLook: 'fancy-brown' }, false)
      .absorptionPerMm[0],
  ).toBeCloseTo(0.12, 6)
})

test('a diamond has the tint of its grade, whatever its size, and small ones beside it have not', () => {
  const tinted = { stoneLook: 'white', stoneTint: [0.001, 0.006, 0.034] } as const
  expect(stoneLight('stone', small, tinted, true).absorptionPerMm).toEqual([0.001, 0.006, 0.034])
  expect(stoneLight('melee', small, tinted, true).absorptionPerMm).toEqual([0, 0, 0])
})

test('only a set stone has its setting behind it', () => {
  expect(stoneLight('stone', small, { stoneLook: 'white' }, false).shade).toBe(0.7)
  expect(stoneLight('stone', small, { stoneLook: 'white' }, true).shade).toBe(0)
})

test.each([
  [480, 0],
  [120, 1],
  [30, 3],
  [2, 4],
])('in a stone %d pixels wide the lights are blurred by %d levels', (pixels, blur) => {
  expect(sparkleBlur(pixels)).toBe(blur)
})
