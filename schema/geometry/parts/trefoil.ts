import { frame } from '../primitives/matrix.ts'
import { SceneParts, type Part } from '../scene/scene.ts'
import { meleeSpec } from '../stones/usual-stone.ts'
import { onRing } from './shank.ts'
import { smallSetting } from './small-setting.ts'

/** Diameter of the three stones of a leaf. */
const stoneMm = 1.7
/** How far the cups stand out of the band. */
const liftMm = 0.35

/** A clover leaf of three small stones on each shoulder, from an angle on: two side by side, one beyond them. */
export function trefoils(outsideMm: number, from: number): readonly Part[] {
  const parts = new SceneParts()
  const leaf = smallSetting(meleeSpec(stoneMm))
  const apart = stoneMm * 0.62
  const radius = outsideMm + liftMm
  const near = from + (stoneMm * 0.62) / radius
  const far = near + (stoneMm * 1.08) / radius
  for (const side of [1, -1]) {
    for (const [angle, acrossMm] of [
      [near, apart],
      [near, -apart],
      [far, 0],
    ] as const) {
      const turned = side * angle
      const along = [Math.cos(turned), 0, -Math.sin(turned)] as const
      parts.addAll(leaf, frame(along, [0, 1, 0], onRing(turned, 1), onRing(turned, radius, acrossMm)))
    }
  }
  return parts.list()
}
