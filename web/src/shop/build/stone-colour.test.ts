import { expect, it } from 'vitest'
import { stoneColour } from './stone-colour.ts'

const stone = { gemStoneType: 'NATURAL_DIAMOND', species: null, fancyColour: null } as const

it('lays nothing over a clear stone', () => {
  expect(stoneColour(stone)).toBeNull()
  expect(stoneColour({ ...stone, gemStoneType: 'LAB_GROWN_DIAMOND' })).toBeNull()
  expect(stoneColour(undefined)).toBeNull()
})

it('lays the colour over a picture that eight millimetres of the stone leave of light', () => {
  // Ruby takes 0.085, 0.58 and 0.48 a millimetre of red, green and blue.
  expect(stoneColour({ ...stone, gemStoneType: 'RUBY' })).toBe('color(srgb-linear 0.507 0.01 0.021)')
  expect(stoneColour({ ...stone, gemStoneType: 'NATURAL_FANCY_DIAMOND', fancyColour: 'Vivid Yellow' })).toBe(
    'color(srgb-linear 1 0.812 0.257)',
  )
})
