import { describe, expect, it } from 'vitest'
import { looseStoneScene } from './loose-stone.ts'
import { transform } from '../primitives/matrix.ts'

describe('a loose stone', () => {
  it('stands on its culet in its true proportions', () => {
    const spec = { shape: 'oval-shape', gem: 'SAPPHIRE', lengthMm: 8.2, widthMm: 6.1, depthMm: 4 } as const
    const { kind, parts } = looseStoneScene(spec)
    expect(kind).toBe('loose-stone')
    expect(parts.map(({ material, stone }) => ({ material, stone }))).toEqual([
      { material: 'stone', stone: spec },
    ])
    const [part] = parts
    const heights: number[] = []
    const { positions } = part!.mesh
    for (let index = 0; index < positions.length; index += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(index, index + 3)
      heights.push(transform(part!.instances[0]!, [x, y, z])[2])
    }
    expect(Math.min(...heights)).toBeCloseTo(0, 3)
    expect(Math.max(...heights)).toBeCloseTo(4, 3)
  })

  it('lies turned, with what grew in it', () => {
    const spec = { shape: 'oval-shape', gem: 'NATURAL_DIAMOND', lengthMm: 8, widthMm: 6, depthMm: 4 } as const
    const [part] = looseStoneScene(spec, { turnDegrees: 90, plot: { clarity: 'VS2', seed: '7' } }).parts
    const [x, y] = transform(part!.instances[0]!, [0, 4, 0])
    expect([x, y].map((each) => Math.round(each * 1000) / 1000 + 0)).toEqual([4, 0])
    expect(part!.inclusions).toHaveLength(2)
    expect(looseStoneScene(spec).parts[0]).not.toHaveProperty('inclusions')
  })
})
