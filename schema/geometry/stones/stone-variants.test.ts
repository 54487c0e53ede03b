import { describe, expect, it } from 'vitest'
import { shapes } from '../../domain/vocabulary/taxonomy.ts'
import { openEdges } from '../testing/mesh-checks.ts'
import { cutStone } from './stone.ts'
import { ownTurnDegrees, stoneVariant, stoneVariantCount, variantOfStone } from './stone-variants.ts'

const slugs = shapes.map(({ slug }) => slug)
const numbers = Array.from({ length: stoneVariantCount }, (_, variant) => variant)

describe('the variants of a shape', () => {
  it.each(slugs)('are twelve, none like another, each a closed stone: %s', (shape) => {
    const variants = numbers.map((variant) => stoneVariant(shape, 'NATURAL_DIAMOND', variant))
    expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(12)
    for (const { stone } of variants) expect(openEdges(cutStone(stone).mesh)).toEqual([])
    expect(() => stoneVariant(shape, 'NATURAL_DIAMOND', 12)).toThrow('has no variant 12')
  })

  it('are as long as the stones they stand for', () => {
    const ratioOf = (measLength: number, measWidth: number) => {
      const variant = variantOfStone('oval-shape', { measLength, measWidth }, { seed: 1, place: 0 })
      const { lengthMm, widthMm } = stoneVariant('oval-shape', 'RUBY', variant).stone
      return lengthMm / widthMm
    }
    expect(ratioOf(7.8, 6)).toBeCloseTo(1.34)
    expect(ratioOf(8.5, 6)).toBeCloseTo(1.42)
    expect(ratioOf(9.3, 6)).toBeCloseTo(1.5)
    expect(ratioOf(0, 0)).toBeCloseTo(1.42)
  })

  it('have the tables of the round stones they stand for', () => {
    const tableOf = (tablePercent: number | null) => {
      const stone = { measLength: 6.5, measWidth: 6.46, tablePercent }
      const variant = variantOfStone('round-brilliant', stone, { seed: 7, place: 3 })
      return stoneVariant('round-brilliant', 'NATURAL_DIAMOND', variant).stone.tableShare
    }
    expect([tableOf(53), tableOf(56), tableOf(61), tableOf(null)]).toEqual([0.545, 0.562, 0.582, 0.562])
  })

  it('differ between neighbours in a list, however alike the stones are', () => {
    const stone = { measLength: 6.5, measWidth: 6.46, tablePercent: 56 }
    const shown = Array.from({ length: 200 }, (_, place) =>
      variantOfStone('round-brilliant', stone, { seed: 100_001 + place * 7, place }),
    )
    expect(shown.filter((variant, place) => variant === shown[place - 1])).toEqual([])
    expect(new Set(shown).size).toBe(4)
  })
})

it('a stone by itself lies as in its picture', () => {
  const stone = { measLength: 8.5, measWidth: 6 }
  for (const seed of [100_001, 100_002, 100_517, 123_456]) {
    const variant = variantOfStone('oval-shape', stone, { seed, place: seed - 100_001 })
    expect(ownTurnDegrees(seed)).toBe(stoneVariant('oval-shape', 'NATURAL_DIAMOND', variant).turnDegrees)
  }
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(ownTurnDegrees)).size).toBeGreaterThan(2)
})

describe('the table of a stone', () => {
  it.each(slugs)('is as wide as its share says: %s', (shape) => {
    const tableWidth = (tableShare: number) => {
      const spec = { ...stoneVariant(shape, 'NATURAL_DIAMOND', 0).stone, tableShare }
      const { mesh, tableMm } = cutStone(spec)
      const across = Array.from({ length: mesh.positions.length / 3 }, (_, corner) => corner * 3)
        .filter((at) => Math.abs((mesh.positions[at + 2] ?? 0) - tableMm) < 1e-4)
        .map((at) => mesh.positions[at] ?? 0)
      return (Math.max(...across) - Math.min(...across)) / spec.widthMm
    }
    expect(tableWidth(0.68)).toBeGreaterThan(tableWidth(0.58) + 0.05)
  })
})
