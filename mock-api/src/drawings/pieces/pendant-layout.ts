import type { PendantSettingPicture } from '@shop/fixtures/designs/piece-picture'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { type BailKind, bailHeightMm, chainAboveMm } from '../jewel/bail.ts'
import type { Head } from '../mount/head.ts'
import { extentOf, headOf, mountedHead } from '../mount/mounted-stone.ts'
import { standing, type Frame } from '../picture/frame.ts'
import type { Vec3 } from '../picture/vector.ts'
import { hangingAt, lineStones, topOfLine, type LineStone } from './hanging-stones.ts'

/** The setting of a pendant with its stone. */
export type PendantPiece = PendantSettingPicture & { readonly shape: ShapeSlug }

/** Where everything of a pendant is, in millimetres from the middle of its main stone, y upwards. */
export interface PendantLayout {
  readonly main: Head
  /** Stones beside the main one. */
  readonly sides: readonly Head[]
  readonly line: readonly LineStone[]
  /** The middle of a disc or of an open circle, and its radius. */
  readonly round: { readonly y: number; readonly radius: number } | null
  /** The foot and the top of a bar. */
  readonly bar: readonly [foot: number, top: number] | null
  /** Where the bail meets what hangs from it, how far in front of the back. */
  readonly bail: { readonly y: number; readonly z: number }
  /** Where the strands of the chain begin. */
  readonly chain: { readonly y: number; readonly apart: number }
  readonly bottom: number
  readonly top: number
  readonly halfWidth: number
}

const back: Frame = standing(0)
/** How thick a disc is. */
export const discMm = 1
const barMm = 8
export const wireMm = 0.55
/** How far a stone hangs below the top of its circle, and stays clear of its foot. */
const circleGapMm = 1.3
/** How much higher a bail stands in the cleft of a heart. */
const cleftMm = 0.5

/** Where everything of a pendant is, for a main stone that may have this many patches. */
export function pendantLayout(piece: PendantPiece, patches: number): PendantLayout {
  const { carrier, bail, style, shape } = piece
  const isClosed = carrier === 'plate'
  const main = mountedHead({ mount: piece, shape, frame: back, size: sizeOf(piece), patches, isClosed })
  const extent = extentOf(main)
  const { above, crown, below, beside } = extent
  const z = hangingAt(main)
  const isLevel = bail === 'none'
  const sides = style === '3-stone' && isLevel ? sideHeads(main, beside) : []
  const line = lineStones(
    extent,
    isLevel ? [] : style === '3-stone' ? [3.8, 2.7] : bail === 'stone' ? [3.6] : [],
  )
  const disc = Math.max(above, below) + 2.6
  const circle = (crown + below) / 2 + circleGapMm + wireMm
  const round =
    carrier === 'disc'
      ? { y: 0.5, radius: disc }
      : carrier === 'circle'
        ? { y: crown + circleGapMm + wireMm - circle, radius: circle }
        : null
  const bar = carrier === 'bar' ? ([above - 0.9, above + barMm] as const) : null
  const hung =
    (round ? round.y + round.radius : (bar?.[1] ?? topOfLine(extent, line))) +
    (shape === 'heart-shape' && !round ? cleftMm : 0)
  const outer = beside + (sides[0] ? sides[0].widthMm + sideGapMm : 0)
  const kind = bailKindOf(piece)
  return {
    main,
    sides,
    line,
    round,
    bar,
    bail: { y: hung, z: carrier === 'disc' ? discMm / 2 : z },
    chain: kind ? { y: hung + chainAboveMm[kind], apart: 0 } : { y: 0.9, apart: outer + 1.3 },
    bottom: -Math.max(below, round ? round.radius - round.y : 0),
    top: kind ? hung + bailHeightMm[kind] : above,
    halfWidth: Math.max(kind ? outer : outer + 1.8, round ? round.radius + wireMm : 0),
  }
}

function sizeOf({ carrier, style, bail, halo }: PendantPiece): number {
  if (style === '3-stone') return bail === 'none' ? 1.1 : 1.2
  if (halo !== 'none') return 1.2
  return carrier === 'disc' || carrier === 'circle' ? 1.1 : 1.25
}

/** What the chain of a pendant runs through; null where it is fastened to both sides. */
export function bailKindOf({ bail }: PendantPiece): BailKind | null {
  return bail === 'none' ? null : bail === 'stone' ? 'ring' : bail
}

const sideGapMm = 0.35

function sideHeads(main: Head, beside: number): Head[] {
  const widthMm = main.widthMm * 0.66
  return [-1, 1].map((side) => {
    const head = headOf(main.shape, widthMm, back, 90)
    const origin: Vec3 = [side * (beside + sideGapMm + widthMm / 2), 0, main.heightMm]
    return { ...head, frame: { ...back, origin } }
  })
}
