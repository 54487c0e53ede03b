import { edgeAt } from '../primitives/outline-offset.ts'
import type { Mesh } from '../primitives/mesh.ts'
import { spline } from '../primitives/spline.ts'
import type { Stone } from '../stones/stone.ts'
import { times } from '../primitives/list.ts'
import { tube } from '../primitives/tube.ts'
import { mix, type Vector } from '../primitives/vector.ts'

export interface ClawShape {
  /** Where round the stone it stands, from +x towards +y. */
  readonly angle: number
  /** Half its thickness at the girdle. */
  readonly radiusMm: number
  /** From the girdle down to its foot. */
  readonly heightMm: number
  /** How far from the middle its foot stands, as a share of the stone's radius there. */
  readonly foot: number
  /** How deep the girdle lies in it, as a share of half its thickness; 0.45 when left out. */
  readonly notch?: number
}

/** The gap that is left between a claw's tip and the crown, so that they touch and do not run into each other. */
const contactMm = 0.004

/**
 * A claw: from its foot up the side of the stone, where the girdle lies in a notch of it, and over the edge
 * onto the crown.
 */
export function claw(stone: Stone, shape: ClawShape): Mesh {
  const { radiusMm } = shape
  const line = clawLine(stone, shape)
  // Small claws need fewer corners to look round.
  const isSmall = radiusMm < 0.25
  const path = spline(line, isSmall ? 20 : 36)
  // The last third thins out towards the tip.
  const radius = (share: number) =>
    share < 0.5 ? mix(1.1, 1, share / 0.5) * radiusMm : mix(1, tipShare, (share - 0.5) / 0.5) * radiusMm
  const across: Vector = [-Math.sin(shape.angle), Math.cos(shape.angle), 0]
  return tube(path, { radius, up: across, segments: isSmall ? 8 : 16 })
}

/** The tip's thickness as a share of that at the girdle. */
const tipShare = 0.72

/** How far out of the middle the axis of a claw is at a depth below the girdle: what rails run through. */
export function clawReach(stone: Stone, { heightMm, foot }: ClawShape, depthMm: number): number {
  return mix(1, foot, (depthMm - stone.halfGirdleMm) / (heightMm - stone.halfGirdleMm))
}

function clawLine(stone: Stone, { angle, radiusMm, heightMm, foot, notch = 0.45 }: ClawShape): Vector[] {
  const { outline, halfGirdleMm } = stone
  const [cx, cy] = outline.centre
  const edge = edgeAt(outline.points, outline.centre, angle)
  const reach = Math.hypot(edge[0] - cx, edge[1] - cy)
  const point = (out: number, z: number): Vector => [
    cx + out * Math.cos(angle),
    cy + out * Math.sin(angle),
    z,
  ]
  const notchMm = notch * radiusMm
  const legs = times(4, (step) => {
    const share = step / 4
    const depth = mix(heightMm, 0.25 * heightMm, share)
    const straight = mix(reach * foot, reach + radiusMm * (0.7 - notch), share ** 0.85)
    // Pavilions that are full towards their corners push the leg out.
    const pressed = radiusMm * 1.08 - stone.clearanceMm(point(straight, -depth))
    return point(straight + Math.max(0, share < 0.7 ? pressed * 1.25 : 0), -depth)
  })
  const overlapMm = Math.min(1.15 * radiusMm + 0.04 * reach, 0.3 * reach)
  const crown = times(4, (step) => {
    const share = step / 3
    const thickness = radiusMm * mix(0.9, tipShare, share)
    const out = reach - overlapMm * mix(0.1, 1, share)
    return restingOn(stone, (z) => point(out, z), thickness + contactMm)
  })
  const shoulder = radiusMm * 0.94
  return [
    ...legs,
    point(reach + radiusMm - notchMm, -halfGirdleMm),
    point(reach + shoulder * mix(0.78, 0.62, notch), halfGirdleMm + shoulder * mix(0.55, 0.8, notch)),
    ...crown,
  ]
}

/** The lowest point of an upright line that is so far outside the stone, above its girdle. */
export function restingOn(stone: Stone, at: (z: number) => Vector, clearanceMm: number): Vector {
  let [low, high] = [stone.halfGirdleMm, stone.tableMm + clearanceMm + 0.5]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (stone.clearanceMm(at(middle)) < clearanceMm) low = middle
    else high = middle
  }
  return at(high)
}
