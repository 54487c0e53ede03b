import { ball } from '../primitives/ball.ts'
import { identity, rotationX } from '../primitives/matrix.ts'
import { SceneParts, type Part } from '../scene/scene.ts'
import { plate } from '../primitives/sweep.ts'
import { circle } from '../primitives/wires.ts'
import { radians } from '../primitives/vector.ts'

/** A pearl round the origin on a small cup, which is below it at -z, or above it at +y where it hangs. */
export function pearl(diameterMm: number, cupAt: 'below' | 'above'): readonly Part[] {
  const parts = new SceneParts()
  const radius = diameterMm / 2
  parts.add({ mesh: ball(radius, 48, 28), material: 'pearl' })
  const cup = plate(circle(radius * 0.42, 40), -radius - 0.25, -radius * 0.9 + 0.05)
  const place = cupAt === 'below' ? identity : rotationX(radians(90))
  parts.metal(cup, place)
  return parts.list()
}
