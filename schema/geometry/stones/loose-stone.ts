import { translation } from '../primitives/matrix.ts'
import type { Scene, StoneSpec } from '../scene/scene.ts'
import { cutStone } from './stone.ts'

/** A stone by itself, its culet on z = 0. */
export function looseStoneScene(spec: StoneSpec): Scene {
  const { mesh, culetMm } = cutStone(spec)
  return {
    kind: 'loose-stone',
    parts: [{ mesh, material: 'stone', stone: spec, instances: [translation([0, 0, -culetMm])] }],
    focus: null,
  }
}
