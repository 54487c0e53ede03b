import { clawPlaces, compassPlaces } from './claw-places.ts'
import { claw, clawReach, type ClawShape } from './claw.ts'
import { collar, foldedClaw } from './collar.ts'
import { edgeAt, resampled, scaledOutline } from '../primitives/outline-offset.ts'
import type { Matrix } from '../primitives/matrix.ts'
import { SceneParts, type Material, type Part } from '../scene/scene.ts'
import { roundedRectangle } from '../primitives/sections.ts'
import { spline } from '../primitives/spline.ts'
import type { Stone } from '../stones/stone.ts'
import { sweepRound } from '../primitives/sweep.ts'
import { closedTube, tube } from '../primitives/tube.ts'
import { times } from '../primitives/list.ts'
import type { RingHead } from '../looks/piece-look.ts'
import { tulipCup } from './tulip-cup.ts'
import { fullTurn, mix, type Vector } from '../primitives/vector.ts'

/** What holds a stone; its girdle lies round z = 0 and its feet stand `heightMm` below. */
export interface HeadShape {
  readonly head: RingHead
  readonly clawCount: 4 | 6
  readonly heightMm: number
  /** How far from the middle the feet stand, as a share of the stone's radius. */
  readonly foot?: number
  /** How far down the rails are that join the claws, as shares of the height. */
  readonly rails?: readonly number[]
  /** How thick claws are, as a share of what is usual for the stone. */
  readonly weight?: number
  /** How deep the girdle lies in the claws; see `ClawShape`. */
  readonly notch?: number
  readonly material?: Material
}

/** A stone in its head. */
export function stoneHead(stone: Stone, shape: HeadShape, place?: Matrix): readonly Part[] {
  const parts = new SceneParts()
  const held = { mesh: stone.mesh, material: shape.material ?? ('stone' as const), stone: stone.spec }
  const matrices = place ? [place] : []
  parts.add(held, matrices)
  const metal = headMetal(stone, shape)
  for (const mesh of metal) parts.metal(mesh, ...matrices)
  return parts.list()
}

function headMetal(stone: Stone, shape: HeadShape) {
  switch (shape.head) {
    case 'rubover':
      return ruboverHead(stone, shape)
    case 'half-rubover':
      return halfRuboverHead(stone, shape)
    case 'tulip':
      return [...clawHead(stone, { ...shape, foot: 0.2, rails: [] }), tulipCup(stone, shape.heightMm)]
    case 'low':
      return clawHead(stone, { ...shape, rails: [0.93] })
    case 'open-gallery':
      return [...clawHead(stone, { ...shape, rails: [0.93] }), archedRail(stone, shape)]
    default:
      return clawHead(stone, shape)
  }
}

/** Half the thickness of the claws that suit a stone. */
export function clawRadiusMm({ spec: { widthMm, lengthMm } }: Stone, weight = 1): number {
  return Math.max(0.2, 0.36 * (Math.min(widthMm, lengthMm) / 6.5) ** 0.6) * weight
}

function clawHead(stone: Stone, shape: HeadShape) {
  const { head, clawCount, heightMm, foot = 0.42, rails = [0.42, 0.93], weight = 1, notch = 0.45 } = shape
  const { points, sides } = head === 'compass' ? compassPlaces : clawPlaces(stone, clawCount)
  const usual = clawRadiusMm(stone, weight)
  const radiusMm = head === 'double-claw' ? usual * 0.74 : usual
  const shapeAt = (angle: number): ClawShape => ({ angle, radiusMm, heightMm, foot, notch })
  const folded = head === 'v-claw' ? points : []
  const single = head === 'v-claw' ? sides : [...points, ...sides]
  const angles = head === 'double-claw' ? single.flatMap((angle) => pairAt(stone, angle, radiusMm)) : single
  return [
    ...angles.map((angle) => claw(stone, shapeAt(angle))),
    ...folded.flatMap((angle) => pointClaw(stone, shapeAt(angle))),
    ...rails.map((share) => rail(stone, shapeAt(0), clearDepth(stone, shapeAt(0), heightMm * share))),
  ]
}

/** A claw folded round a point, on a leg. */
function pointClaw(stone: Stone, shape: ClawShape) {
  const { angle, radiusMm } = shape
  const { lengthMm, widthMm } = stone.spec
  const foldMm = Math.min(0.17 * Math.min(lengthMm, widthMm), 1)
  const fold = { thicknessMm: radiusMm * 0.8, lipMm: radiusMm * 0.9, depthMm: radiusMm * 2 }
  return [foldedClaw(stone, angle, foldMm, fold), leg(stone, shape, radiusMm * 0.9)]
}

/** What carries a collar or a fold: from its foot to just below the girdle. */
function leg(stone: Stone, { angle, radiusMm, heightMm, foot }: ClawShape, topMm: number) {
  const [cx, cy] = stone.outline.centre
  const reach = reachAt(stone, angle)
  const point = (out: number, z: number): Vector => [
    cx + out * Math.cos(angle),
    cy + out * Math.sin(angle),
    z,
  ]
  const path = [
    point(reach * foot, -heightMm),
    point(reach * (foot + (1 - foot) * 0.45), -(heightMm + topMm) / 2),
    point(reach + radiusMm * 0.35, -topMm),
  ]
  return tube(spline(path, 16), { radius: radiusMm * 0.95, up: [-Math.sin(angle), Math.cos(angle), 0] })
}

/** How deep a rail lies that should lie at a depth: lower, where the pavilion would run into it there. */
function clearDepth(stone: Stone, shape: ClawShape, wantedMm: number): number {
  const { points, centre } = stone.outline
  const [halfMm, lowestMm] = [shape.radiusMm * 0.86, shape.heightMm * 0.93]
  const isClear = (depthMm: number) =>
    scaledOutline(points, centre, clawReach(stone, shape, depthMm)).every(
      ([x, y]) => stone.clearanceMm([x, y, halfMm - depthMm]) > halfMm,
    )
  let depthMm = wantedMm
  while (depthMm < lowestMm && !isClear(depthMm)) depthMm += 0.06
  return Math.min(depthMm, Math.max(wantedMm, lowestMm))
}

/** A rail through the claws, parallel to the girdle. */
function rail(stone: Stone, shape: ClawShape, depthMm: number) {
  const { points, centre } = stone.outline
  const { widthMm } = stone.spec
  const line = scaledOutline(
    resampled(points, widthMm < 4.5 ? 40 : 96),
    centre,
    clawReach(stone, shape, depthMm),
  )
  const { radiusMm } = shape
  const section = roundedRectangle(radiusMm * 1.5, radiusMm * 1.7, radiusMm * 0.55, 2)
  return sweepRound(
    line,
    section.map(([out, up]) => [out, up - depthMm]),
  )
}

function ruboverHead(stone: Stone, { clawCount, heightMm, foot = 0.5, weight = 1 }: HeadShape) {
  const radiusMm = clawRadiusMm(stone, weight)
  const depthMm = Math.min(0.55 * -stone.culetMm, heightMm * 0.6)
  const wall = { thicknessMm: radiusMm * 1.05, lipMm: radiusMm * 0.55, depthMm }
  const supports = times(clawCount, (index) => (fullTurn * (index + 0.5)) / clawCount)
  const shape: ClawShape = { angle: 0, radiusMm, heightMm, foot }
  return [
    collar(stone, wall),
    ...supports.map((angle) => leg(stone, { ...shape, angle }, depthMm - radiusMm)),
    rail(stone, shape, heightMm * 0.93),
  ]
}

/** Two walls along a stone's longer sides, its ends left open. */
function halfRuboverHead(stone: Stone, { heightMm, foot = 0.5, weight = 1 }: HeadShape) {
  const radiusMm = clawRadiusMm(stone, weight)
  const depthMm = Math.min(0.55 * -stone.culetMm, heightMm * 0.6)
  const wall = { thicknessMm: radiusMm * 1.25, lipMm: radiusMm * 0.75, depthMm }
  const lengthMm = 0.5 * Math.min(stone.spec.lengthMm, stone.spec.widthMm * 1.25)
  const shape: ClawShape = { angle: 0, radiusMm, heightMm, foot }
  return [
    ...[0, Math.PI].flatMap((angle) => [
      foldedClaw(stone, angle, lengthMm, wall),
      leg(stone, { ...shape, angle }, depthMm - radiusMm),
    ]),
    rail(stone, shape, heightMm * 0.93),
  ]
}

/** A rail that rises and falls in small arches below the stone. */
function archedRail(stone: Stone, { heightMm, foot = 0.42, weight = 1 }: HeadShape) {
  const { points, centre } = stone.outline
  const radiusMm = clawRadiusMm(stone, weight)
  const shape: ClawShape = { angle: 0, radiusMm, heightMm, foot }
  const [archCount, steps] = [12, 192]
  const line = resampled(points, steps).map(([x, y], index): Vector => {
    const wave = Math.abs(Math.sin((Math.PI * archCount * index) / steps))
    const depthMm = heightMm * mix(0.9, 0.5, wave)
    const reach = clawReach(stone, shape, depthMm)
    return [centre[0] + (x - centre[0]) * reach, centre[1] + (y - centre[1]) * reach, -depthMm]
  })
  return closedTube(line, { radius: radiusMm * 0.5, up: [0, 0, 1] })
}

function reachAt({ outline: { points, centre } }: Stone, angle: number): number {
  const [x, y] = edgeAt(points, centre, angle)
  return Math.hypot(x - centre[0], y - centre[1])
}

/** Two claws side by side with a little air between them. */
function pairAt(stone: Stone, angle: number, radiusMm: number): number[] {
  const apart = (1.25 * radiusMm) / reachAt(stone, angle)
  return [angle - apart, angle + apart]
}
