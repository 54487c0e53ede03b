import { ball } from '../primitives/ball.ts'
import { collar } from './collar.ts'
import { times } from '../primitives/list.ts'
import { product, rotationZ, translation } from '../primitives/matrix.ts'
import { SceneParts, type Part, type StoneSpec } from '../scene/scene.ts'
import { roundedRectangle } from '../primitives/sections.ts'
import { cutStone, type Stone } from '../stones/stone.ts'
import { sweepRound } from '../primitives/sweep.ts'
import { fullTurn } from '../primitives/vector.ts'

/** A small round stone in a cup of its own, held by four grains; its girdle lies round z = 0. */
export function smallSetting(spec: StoneSpec): readonly Part[] {
  const stone = cutStone(spec)
  const parts = new SceneParts()
  parts.add({ mesh: stone.mesh, material: 'melee', stone: spec })
  parts.metal(cup(stone))
  const grainMm = Math.max(0.11, spec.widthMm * 0.1)
  parts.metal(
    ball(grainMm, 10, 6),
    ...times(4, (index) =>
      product(
        rotationZ((fullTurn * (index + 0.5)) / 4),
        translation([spec.widthMm / 2 + grainMm * 0.72, 0, grainMm * 0.62]),
      ),
    ),
  )
  return parts.list()
}

/** A small stone rubbed over all round. */
export function smallCollar(spec: StoneSpec): readonly Part[] {
  const stone = cutStone(spec)
  const parts = new SceneParts()
  parts.add({ mesh: stone.mesh, material: spec.widthMm > 3.2 ? 'side-stone' : 'melee', stone: spec })
  const thicknessMm = Math.max(0.2, spec.widthMm * 0.1)
  parts.metal(collar(stone, { thicknessMm, lipMm: thicknessMm * 0.45, depthMm: collarHeightMm(spec) }))
  return parts.list()
}

/** How high the girdle of a stone in a collar stands above what its collar is on, so that its point is clear. */
export function collarHeightMm(spec: StoneSpec): number {
  return -cutStone(spec).culetMm + 0.04
}

/** A ring of metal under the girdle, in which the pavilion hangs. */
function cup(stone: Stone) {
  const { widthMm } = stone.spec
  const wallMm = Math.max(0.16, widthMm * 0.13)
  const heightMm = widthMm * 0.55
  return sweepRound(
    stone.outline.points,
    roundedRectangle(wallMm, heightMm, wallMm * 0.3).map(([out, up]) => [
      out + wallMm * 0.42,
      up - heightMm / 2 - 0.01,
    ]),
  )
}
