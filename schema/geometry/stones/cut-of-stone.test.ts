import { expect, it } from 'vitest'
import { cutOf } from './cut-of-stone.ts'

it('cuts a stone as it was measured, and none that nobody can draw', () => {
  const stone = {
    shape: 'Pear Shape',
    measLength: 8.5,
    measWidth: 5.4,
    measDepth: 3.3,
    gemStoneType: 'RUBY',
  } as const
  expect(cutOf(stone)).toEqual({
    shape: 'pear-shape',
    gem: 'RUBY',
    lengthMm: 8.5,
    widthMm: 5.4,
    depthMm: 3.3,
  })
  expect(cutOf({ ...stone, tablePercent: 59.5 })).toMatchObject({ tableShare: 0.595 })
  expect(cutOf({ ...stone, tablePercent: 595 })).toEqual(cutOf(stone))
  expect(cutOf({ ...stone, tablePercent: null })).toEqual(cutOf(stone))
  expect(cutOf({ ...stone, shape: 'Trilliant' })).toBeNull()
  expect(cutOf({ ...stone, measDepth: 0 })).toBeNull()
})
