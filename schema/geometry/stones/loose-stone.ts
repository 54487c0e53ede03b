import { product, rotationZ, translation } from '../primitives/matrix.ts'
import { radians } from '../primitives/vector.ts'
import type { Scene, StoneSpec } from '../scene/scene.ts'
import { inclusionsOf, type ClarityPlot } from './inclusions.ts'
import { cutStone } from './stone.ts'

/** What one stone has for itself besides its cut. */
export interface OwnOfStone {
  /** How far it is turned from how its shape usually lies, clockwise from above. */
  readonly turnDegrees?: number
  /** A stone without one is clean. */
  readonly plot?: ClarityPlot
}

/** A stone by itself, its culet on z = 0. */
export function looseStoneScene(spec: StoneSpec, { turnDegrees = 0, plot }: OwnOfStone = {}): Scene {
  const stone = cutStone(spec)
  const place = translation([0, 0, -stone.culetMm])
  return {
    kind: 'loose-stone',
    parts: [
      {
        mesh: stone.mesh,
        material: 'stone',
        stone: spec,
        instances: [turnDegrees === 0 ? place : product(rotationZ(-radians(turnDegrees)), place)],
        ...(plot && { inclusions: inclusionsOf(stone, plot) }),
      },
    ],
    focus: null,
  }
}
