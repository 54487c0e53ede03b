import { expect, it } from 'vitest'
import { gemStoneTypes } from '../../domain/vocabulary/gemstones.ts'
import { isDiamondGem } from './gem.ts'

it.each(gemStoneTypes)('knows whether a stone is a diamond: $value', ({ value, isDiamond }) => {
  expect(isDiamondGem(value)).toBe(isDiamond)
})
