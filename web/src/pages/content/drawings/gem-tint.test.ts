import { expect, it } from 'vitest'
import { gemTint } from './gem-tint.ts'

it('leaves light white in a colourless stone', () => {
  expect(gemTint('white', 4)).toBe('color(srgb-linear 1 1 1)')
})

it('takes from light what the stone absorbs, the more the deeper it is', () => {
  expect(gemTint('emerald', 0.5)).toBe('color(srgb-linear 0.619 0.891 0.763)')
  expect(gemTint('emerald', 2)).toBe('color(srgb-linear 0.147 0.631 0.34)')
})
