import { describe, expect, it } from 'vitest'
import { earringsScene } from '../pieces/earrings.ts'
import { transform } from '../primitives/matrix.ts'
import type { EarringsGeometry } from '../pieces/piece.ts'
import type { Part, Scene } from '../scene/scene.ts'
import { earField } from './ear-field.ts'
import { onEar } from './on-ear.ts'

const plain = { kind: 'earrings', shape: 'round-brilliant', gem: null, letter: null } as const

function sceneOf(look: EarringsGeometry): Scene {
  const { single } = earringsScene(look)
  if (!single) throw new Error('Earrings come in pairs')
  return onEar(single)
}

function worn(look: EarringsGeometry): readonly Part[] {
  return sceneOf(look).parts
}

/** How far a part is inside the ear, at its deepest, and outside, at its farthest. */
function gapsMm({ mesh, instances }: Part) {
  const gaps = instances.flatMap((place) =>
    Array.from({ length: mesh.positions.length / 3 }, (_, corner) => {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(corner * 3, corner * 3 + 3)
      return earField(...transform(place, [x, y, z]))
    }),
  )
  return { least: Math.min(...gaps), most: Math.max(...gaps) }
}

describe('an earring on an ear', () => {
  it('is one of the two, on an ear of skin', () => {
    const parts = worn({ ...plain, style: 'stud', motif: 'plain' })
    expect(parts.at(-1)?.material).toBe('skin')
    expect(parts.find(({ material }) => material === 'metal')?.instances).toHaveLength(1)
  })

  it('stands on the lobe, its post through it', () => {
    const [ball, post] = worn({ ...plain, style: 'stud', motif: 'plain' })
    if (!ball || !post) throw new Error('A stud has a ball and a post')
    const { least, most } = gapsMm(ball)
    expect(least).toBeGreaterThan(-0.8)
    expect(most).toBeGreaterThan(2)
    expect(gapsMm(post).least).toBeLessThan(-1)
  })

  it('goes round the lobe as a hoop, most of it in the open', () => {
    const [hoop] = worn({ ...plain, style: 'hoop', motif: 'plain' })
    if (!hoop) throw new Error('A hoop is a ring')
    const { most } = gapsMm(hoop)
    expect(most).toBeGreaterThan(4)
  })

  it('is seen whole, a long drop too', () => {
    const stud = sceneOf({ ...plain, style: 'stud', motif: 'plain' }).focus
    const drop = sceneOf({ ...plain, style: 'drop', motif: 'bar' }).focus
    expect(stud).toEqual({ centre: [2, 17, 0], widthMm: 92 })
    // The bar ends 34 mm below the hole of the lobe.
    expect(drop?.centre[1]).toBeGreaterThan(-5)
    expect(drop?.centre[1]).toBeLessThan(-2)
  })
})
