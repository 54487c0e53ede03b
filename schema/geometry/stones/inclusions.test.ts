import { describe, expect, it } from 'vitest'
import type { GemClarity } from '../../domain/vocabulary/gemstone-grades.ts'
import { shapes } from '../../domain/vocabulary/taxonomy.ts'
import { distance } from '../primitives/vector.ts'
import { inclusionsOf } from './inclusions.ts'
import { cutStone } from './stone.ts'
import { usualStone } from './usual-stone.ts'

const round = cutStone(usualStone('round-brilliant', 'NATURAL_DIAMOND'))
const inside = (clarity: GemClarity, seed = '100001') => inclusionsOf(round, { clarity, seed })

describe('what grew in a stone', () => {
  it.each(['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'NONE'] as const)(
    'is nothing that an eye sees at %s',
    (clarity) => {
      expect(inside(clarity)).toEqual([])
    },
  )

  it('is more, the lower its clarity', () => {
    const area = (clarity: GemClarity) =>
      inside(clarity).reduce(
        (sum, { from, to, radiusMm }) => sum + radiusMm * (2 * distance(from, to) + Math.PI * radiusMm),
        0,
      )
    expect(inside('VS2')).toHaveLength(2)
    expect(area('VS2')).toBeGreaterThan(0)
    expect(area('SI1')).toBeGreaterThan(area('VS2'))
    expect(area('SI2')).toBeGreaterThan(area('SI1'))
    expect(area('I1')).toBeGreaterThan(area('SI2'))
    // Of a table of about ten square millimetres.
    expect(area('I1')).toBeLessThan(0.2)
  })

  it('is its own, and always the same', () => {
    expect(inside('SI1')).toEqual(inside('SI1'))
    expect(inside('SI1')).not.toEqual(inside('SI1', '100002'))
  })

  it.each(shapes.map(({ slug }) => slug))('lies wholly within a stone of any shape: %s', (shape) => {
    const stone = cutStone(usualStone(shape, 'NATURAL_DIAMOND', 4))
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const specks = inclusionsOf(stone, { clarity: 'I1', seed })
      expect(specks.length).toBeGreaterThan(8)
      for (const { from, to, radiusMm } of specks) {
        expect(stone.clearanceMm(from)).toBeLessThan(-radiusMm)
        expect(stone.clearanceMm(to)).toBeLessThan(-radiusMm)
      }
    }
  })
})
