import { stoneHead } from './head.ts'
import { at, times } from '../primitives/list.ts'
import { frame, product, scaling } from '../primitives/matrix.ts'
import { SceneParts, type Part, type StoneSpec } from '../scene/scene.ts'
import { evenly } from '../primitives/spline.ts'
import { cutStone } from '../stones/stone.ts'
import { tube } from '../primitives/tube.ts'
import { add, cross, distance, normalise, scale, subtract, type Vector } from '../primitives/vector.ts'

/** Between one stone of a line and the next. */
export const lineGapMm = 0.34

const towardsViewer = (): Vector => [0, 0, 1]

/**
 * Stones in claws of their own, one after another along a line, as tennis bracelets and rivières have them; their lengths
 * lie across the line. `sizeAt` scales them along its way, 0 to 1; `upAt` is where their tables look, towards +z in a line
 * of the plane z = 0.
 */
export function stoneLine(
  line: readonly Vector[],
  spec: StoneSpec,
  sizeAt: (share: number) => number = () => 1,
  upAt: (point: Vector) => Vector = towardsViewer,
): readonly Part[] {
  const stone = cutStone(spec)
  const head = stoneHead(stone, {
    head: 'claw',
    clawCount: 4,
    heightMm: -stone.culetMm + 0.1,
    foot: 0.62,
    rails: [0.6],
    material: spec.widthMm > 3.2 || spec.shape !== 'round-brilliant' ? 'side-stone' : 'melee',
  })
  const pitchMm = spec.widthMm + lineGapMm
  const total = lengthOf(line)
  // Smaller stones stand closer together.
  const shares = [0]
  for (let reached = 0; reached < total;) {
    reached += pitchMm * sizeAt(reached / total)
    // On a closed line, the last stone leaves room for the first.
    if (reached < total - pitchMm * 0.9) shares.push(reached / total)
  }
  const isLoop = distance(at(line, 0), at(line, line.length - 1)) < 1e-6
  const spread = isLoop ? shares.map((_, index) => index / shares.length) : shares
  const fine = evenly(line, 2000)
  const parts = new SceneParts()
  for (const share of spread) {
    const index = Math.min(1998, Math.round(share * 1999))
    const ahead = normalise(subtract(at(fine, index + 1), at(fine, index)))
    const across = normalise(cross(upAt(at(fine, index)), ahead))
    const size = sizeAt(share)
    parts.addAll(head, product(frame(ahead, across, cross(ahead, across), at(fine, index)), scaling(size)))
  }
  // What joins them runs below their points.
  const wireMm = spec.widthMm * 0.13
  const below = evenly(line, 200).map((point, index): Vector => {
    const culetMm = stone.culetMm * sizeAt(index / 199)
    return add(point, scale(upAt(point), culetMm - wireMm - 0.03))
  })
  // Any way will do that the line itself never takes.
  const up: Vector = upAt === towardsViewer ? [0, 0, 1] : [0, 1, 0]
  parts.metal(tube(below, { radius: wireMm, up, segments: 8 }))
  return parts.list()
}

/** A loop that hangs round the neck, open at the top: half as wide as `acrossMm` to each side. */
export function neckLine(acrossMm: number, dropMm: number): Vector[] {
  return times(160, (index): Vector => {
    const angle = ((index / 159) * 2 - 1) * 2.5
    return [acrossMm * Math.sin(angle), -dropMm * Math.cos(angle), 0]
  })
}

/** A closed loop that lies on its side, from its lowest point round. */
export function wristLine(acrossMm: number, upMm: number): Vector[] {
  return times(181, (index): Vector => {
    const angle = (index / 180) * 2 * Math.PI
    return [acrossMm * Math.sin(angle), -upMm * Math.cos(angle), 0]
  })
}

function lengthOf(line: readonly Vector[]): number {
  return line.slice(1).reduce((sum, point, index) => {
    const step = subtract(point, at(line, index))
    return sum + Math.hypot(...step)
  }, 0)
}
