import { looseStoneScene } from '@shop/schema/geometry/stones/loose-stone'
import { identity } from '@shop/schema/geometry/primitives/matrix'
import type { Scene } from '@shop/schema/geometry/scene/scene'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import { expect, test } from 'vitest'
import { buffersOf, packScene } from './pack-scene.ts'

function packed(shape: 'round-brilliant' | 'heart-shape') {
  const { parts } = packScene(looseStoneScene(usualStone(shape, 'NATURAL_DIAMOND')))
  const [part] = parts
  if (!part?.stone) throw new Error('No stone')
  return { ...part, stone: part.stone }
}

function planesOf(planes: Float32Array): number[][] {
  return Array.from({ length: planes.length / 4 }, (_, place) => [
    ...planes.subarray(place * 4, place * 4 + 4),
  ])
}

test('a round brilliant has its 57 facets, without the girdle', () => {
  const { stone, matrices } = packed('round-brilliant')
  expect(stone.planes.length / 4).toBe(57)
  expect(stone.gem).toBe('NATURAL_DIAMOND')
  expect(stone.widthMm).toBe(6.45)
  expect(stone.isMirrored).toBe(false)
  expect(matrices.length).toBe(12)
})

test('what grew in a stone goes with it', () => {
  const scene = looseStoneScene(usualStone('round-brilliant', 'NATURAL_DIAMOND'))
  const inclusions = [{ from: [1, 2, -3], to: [2, 2, -3], radiusMm: 0.5 }] as const
  const { parts } = packScene({ ...scene, parts: scene.parts.map((part) => ({ ...part, inclusions })) })
  expect([...(parts[0]?.stone?.inclusions ?? [])]).toEqual([1, 2, -3, 0.5, 2, 2, -3, 0])
  expect(packed('round-brilliant').stone.inclusions).toHaveLength(0)
})

test('of a heart there are the facets of its right half, none of which cuts it', () => {
  const { stone, positions } = packed('heart-shape')
  expect(stone.isMirrored).toBe(true)
  const outside = planesOf(stone.planes).map(([x = 0, y = 0, z = 0, distance = 0]) => {
    let most = -Infinity
    for (let place = 0; place < positions.length; place += 3) {
      const [px = 0, py = 0, pz = 0] = positions.subarray(place, place + 3)
      if (px >= 0) most = Math.max(most, x * px + y * py + z * pz - distance)
    }
    return most
  })
  expect(Math.max(...outside)).toBeLessThan(0.01)
})

test('what lies on its back is stood up, its face towards the viewer', () => {
  const mesh = {
    positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
    indices: Uint32Array.of(0, 1, 2),
    creaseDegrees: 0,
  }
  const scene: Scene = {
    kind: 'hanging',
    parts: [{ mesh, material: 'metal', instances: [identity] }],
    focus: { centre: [0, 5, 0], widthMm: 10 },
  }
  const { frame, parts } = packScene(scene)
  expect(frame.centre.map((part) => Math.round(part) + 0)).toEqual([0, 0, 5])
  // The row of y: what was z is now before the piece.
  expect([...(parts[0]?.matrices.subarray(4, 8) ?? [])].map((part) => Math.round(part) + 0)).toEqual([
    0, 0, -1, 0,
  ])
})

test('every array is handed over', () => {
  const scene = packScene(looseStoneScene(usualStone('round-brilliant', 'NATURAL_DIAMOND')))
  expect(new Set(buffersOf(scene)).size).toBe(6)
})
