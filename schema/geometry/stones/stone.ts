import { brilliantCut, type Cut, type Levels } from './cut-brilliant.ts'
import {
  asscherSteps,
  emeraldSteps,
  princessCut,
  radiantCut,
  stepCut,
  stepsWithTable,
} from './cut-straight.ts'
import { isDiamondGem } from './gem.ts'
import { meshOf, type Mesh } from '../primitives/mesh.ts'
import { intersection, mirrored, outsideOf, type HalfSpace } from '../primitives/polyhedron.ts'
import type { StoneSpec } from '../scene/scene.ts'
import { stoneOutline, type StoneOutline } from './stone-outline.ts'
import { length, scale, type Vector } from '../primitives/vector.ts'

/** A cut stone with its girdle round z = 0, its table above. */
export interface Stone {
  readonly spec: StoneSpec
  readonly mesh: Mesh
  readonly outline: StoneOutline
  /** Heights of the table and of the girdle's upper edge, and of the culet, which is negative. */
  readonly tableMm: number
  readonly halfGirdleMm: number
  readonly culetMm: number
  /** How far a point is outside the stone: 0 on its surface, negative within; never too far. */
  readonly clearanceMm: (point: Vector) => number
}

/**
 * A stone as its measurements say: length, width and depth are exact. Within the depth, coloured stones have
 * a lower crown and a deeper pavilion than diamonds: at their lower refraction a table above a flat pavilion
 * would be a window.
 */
export function cutStone(spec: StoneSpec): Stone {
  const outline = stoneOutline(spec.shape, spec.widthMm, spec.lengthMm)
  const cut = cutOf(spec)
  const heights = heightsOf(spec, cut)
  const halfSpaces = cut.halfSpaces(outline).map((facet) => stretched(facet, cut, heights))
  const half = intersection(halfSpaces)
  const { corners, faces } = outline.rightHalf ? mirrored(half) : half
  const { crownMm, pavilionMm, halfGirdleMm } = heights
  return {
    spec,
    mesh: meshOf(corners, faces, 0),
    outline,
    tableMm: halfGirdleMm + crownMm,
    halfGirdleMm,
    culetMm: -halfGirdleMm - pavilionMm,
    clearanceMm: ([x, y, z]) => outsideOf(halfSpaces, [outline.rightHalf ? Math.abs(x) : x, y, z]),
  }
}

/** Where the point of a stone is below its girdle, without cutting it: negative. */
export function culetMmOf(spec: StoneSpec): number {
  const { pavilionMm, halfGirdleMm } = heightsOf(spec, cutOf(spec))
  return -halfGirdleMm - pavilionMm
}

function cutOf({ shape, widthMm, lengthMm, tableShare }: StoneSpec): Cut {
  const side = Math.min(widthMm, lengthMm)
  switch (shape) {
    case 'emerald-cut':
    case 'tapered-baguette':
      return stepCut(side, stepsWithTable(emeraldSteps, tableShare))
    case 'asscher-cut':
      return stepCut(side, stepsWithTable(asscherSteps, tableShare))
    case 'princess-cut':
      return princessCut(side, tableShare)
    case 'radiant-cut':
      return radiantCut(side, tableShare)
    case 'cushion-cut':
      return brilliantCut(side, { table: tableShare ?? 0.58, pavilion: 0.4482 })
    default:
      return brilliantCut(side, { table: tableShare ?? 0.57, pavilion: 0.431 })
  }
}

/** How the depth of a stone is shared out. */
function heightsOf({ depthMm, gem }: StoneSpec, { crownMm, pavilionMm, halfGirdleMm }: Cut): Levels {
  const girdle = Math.min(halfGirdleMm, depthMm * 0.03)
  const crown = (crownMm / (crownMm + pavilionMm)) * (isDiamondGem(gem) ? 1 : 0.85)
  const rest = depthMm - 2 * girdle
  return { crownMm: rest * crown, pavilionMm: rest * (1 - crown), halfGirdleMm: girdle }
}

/** A facet of the crown or the pavilion, moved so that its part of the stone has another height. */
function stretched({ normal: [x, y, z], distance }: HalfSpace, from: Levels, to: Levels): HalfSpace {
  if (z === 0) return { normal: [x, y, z], distance }
  const side = Math.sign(z)
  const factor = z > 0 ? to.crownMm / from.crownMm : to.pavilionMm / from.pavilionMm
  const tilted: Vector = [x, y, z / factor]
  const size = length(tilted)
  return {
    normal: scale(tilted, 1 / size),
    distance: (distance - side * z * from.halfGirdleMm + (side * z * to.halfGirdleMm) / factor) / size,
  }
}
