import type { StoneMount } from '@shop/fixtures/designs/piece-picture'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { place, type Frame } from '../picture/frame.ts'
import { outlineOf, proportions } from '../stone/outline.ts'
import { reachOf } from './claw.ts'
import { clearMm } from './halo.ts'
import { depthOf, type Head } from './head.ts'

/** The main stone of a pendant or an earring as its setting holds it. */
export interface MountedStone {
  readonly mount: StoneMount
  readonly shape: ShapeSlug
  /** Its origin lies behind the middle of the stone, at the foot of its head. */
  readonly frame: Frame
  /** 1 for a stone of about a carat. */
  readonly size: number
  /** About how many patches the picture of the stone may have, without small stones round it. */
  readonly patches: number
  /** Whether the wall of a rubover goes down to the foot of its head. */
  readonly isClosed?: boolean
}

/** How far something reaches from the middle of a stone, in millimetres. */
export interface Extent {
  /** To where it is hung from: the cleft of a heart. */
  readonly above: number
  /** To its highest point. */
  readonly crown: number
  readonly below: number
  readonly beside: number
}

/** A stone within a halo is smaller, so that the whole is not much larger. */
const stoneShares = { none: 1, single: 0.86, double: 0.74 } as const
const haloRows = { none: 0, single: 1, double: 2 } as const
const meleeMm = 1.3
/** How far the wall of a rubover stands out from its stone. */
const wallMm = 0.65

/** The share of its patches that a main stone keeps, for the weight of the small ones round it. */
const patchShares = { none: 1, single: 0.7, double: 0.5 } as const

/** The head of a main stone. */
export function mountedHead({ mount, shape, frame, size, patches, isClosed = false }: MountedStone): Head {
  const widthMm = proportions[shape].widthMm * size * stoneShares[mount.halo]
  const rows = haloRows[mount.halo]
  return {
    ...headOf(shape, widthMm, frame, patches * patchShares[mount.halo]),
    clawCount: mount.clawCount,
    ...(rows === 0 ? {} : { haloMeleeMm: meleeMm * size, haloRows: rows }),
    ...(mount.head === 'rubover' && rows === 0 ? { isRubover: true, isClosed } : {}),
  }
}

/** A stone in four claws, its frame behind the middle of the stone. */
export function headOf(shape: ShapeSlug, widthMm: number, frame: Frame, patches: number): Head {
  const heightMm = depthOf(shape) * widthMm + 0.4
  return {
    shape,
    widthMm,
    clawCount: 4,
    frame: { ...frame, origin: place(frame, [0, 0, heightMm]) },
    heightMm,
    clawRadiusMm: Math.max(0.22, 0.36 * (widthMm / 6.5) ** 0.6),
    patches,
  }
}

/** How far a head reaches. */
export function extentOf({ shape, widthMm, haloMeleeMm, haloRows: rows = 1, isRubover }: Head): Extent {
  const outline = outlineOf(shape)
  const rim = haloMeleeMm ? clearMm + haloMeleeMm * (1.16 + (rows - 1) * 1.08) : isRubover ? wallMm : 0
  const [, middle] = outline.centre
  return {
    above: (middle + reachOf(outline, Math.PI / 2)) * widthMm + rim,
    crown: Math.max(...outline.points.map(([, y]) => y)) * widthMm + rim,
    below: (reachOf(outline, -Math.PI / 2) - middle) * widthMm + rim,
    beside: widthMm / 2 + rim,
  }
}
