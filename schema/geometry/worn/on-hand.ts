import { scaling } from '../primitives/matrix.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { usualInnerDiameterMm } from '../pieces/piece.ts'
import type { Scene } from '../scene/scene.ts'
import { handField } from './hand-field.ts'
import { surfaceOf } from './surface-nets.ts'

/** What a picture of a ring on a hand shows: the ring and a finger to both sides of it. */
const shownMm = 62
/** Outside the picture on all sides: where they cut it, the hand is open. */
const bounds = { low: [-58, -72, -26], high: [40, 62, 16], cellMm: 1 } as const

let hand: Mesh | null = null

/** A ring as it is worn: on a hand whose finger it fits, whatever its size. */
export function onHand(ring: Scene, innerDiameterMm: number = usualInnerDiameterMm): Scene {
  hand ??= surfaceOf(handField, bounds)
  const scale = innerDiameterMm / usualInnerDiameterMm
  return {
    kind: 'on-hand',
    parts: [...ring.parts, { mesh: hand, material: 'skin', instances: [scaling(scale)] }],
    focus: { centre: [-3, -6, 2], widthMm: shownMm * scale },
  }
}
