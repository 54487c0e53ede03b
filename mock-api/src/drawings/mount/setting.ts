import { standing, type Frame } from '../picture/frame.ts'
import { depthOf, type Head } from './head.ts'
import { proportions } from '../stone/outline.ts'
import type { RingPiece } from '../piece.ts'
import { profiles } from '../metal/profile.ts'
import { insideRadius, type Shank } from './shank.ts'
import type { Shoulders } from './shoulder.ts'

/** A ring as it is built, whatever its metal. */
type UnmetalledRing = Omit<RingPiece, 'metal'> & { readonly metal?: RingPiece['metal'] }

/** What a setting is made of. */
export interface Setting {
  readonly shank: Shank
  /** The centre stone's head, then the side stones'. */
  readonly heads: readonly Head[]
  readonly shoulders?: Shoulders
}

const sideStoneShare = 0.66
const sideGapMm = 0.34
const meleeMm = 1.3

/** The parts and measures of a piece, in millimetres. */
export function settingOf(piece: UnmetalledRing): Setting {
  const isSet = piece.shoulders ? piece.shoulders !== 'plain' : isSetByStyle(piece)
  const shank = shankOf(piece, isSet)
  const centre = centreHead(piece, shank)
  const heads =
    piece.style === '3-stone' ? [centre, sideHead(centre, shank, -1), sideHead(centre, shank, 1)] : [centre]
  const shoulders = { shank, meleeMm, start: 0.25, stonesEachSide: 12 }
  return isSet ? { shank, heads, shoulders } : { shank, heads }
}

function shankOf(piece: UnmetalledRing, isSet: boolean): Shank {
  const band = piece.band ?? 'tapered'
  const back = piece.bandWidthMm ?? 2
  if (isSet) return { profile: profiles.set, widths: [1.75, 1.75], depths: [1.6, 1.5] }
  return {
    profile: profiles[band],
    isTwisted: band === 'twist',
    widths: band === 'tapered' ? [back * 0.84, back] : [back, back],
    depths: band === 'tapered' ? [1.65, 1.5] : [1.6, 1.55],
  }
}

function centreHead(piece: UnmetalledRing, shank: Shank): Head {
  const { shape, style } = piece
  const haloRows = haloRowsOf(piece)
  const isHalo = haloRows > 0
  const widthMm =
    (piece.stoneSizeMm ?? proportions[shape].widthMm) * (haloRows === 2 ? 0.8 : isHalo ? 0.88 : 1)
  const heightMm = depthOf(shape) * widthMm + (isHalo ? 0.95 : 0.75)
  return {
    shape,
    widthMm,
    clawCount: piece.clawCount ?? (shape === 'round-brilliant' && style === 'solitaire' ? 6 : 4),
    frame: standing(insideRadius + shank.depths[0] - 0.35 + heightMm),
    heightMm,
    clawRadiusMm: clawRadius(widthMm) * (isHalo ? 0.85 : 1),
    patches: patchesFor(piece, haloRows),
    ...(piece.stoneColour ? { colour: piece.stoneColour } : {}),
    ...(haloRows > 0 ? { haloMeleeMm: meleeMm, haloRows: haloRows === 2 ? 2 : 1 } : {}),
    ...(piece.head === 'rubover' && !isHalo ? { isRubover: true } : {}),
  }
}

/** How many patches the picture has to spare for the centre stone. */
function patchesFor({ style, stoneColour }: UnmetalledRing, haloRows: 0 | 1 | 2): number {
  const usual = { solitaire: 760, 'shoulder-set': 640, halo: 440, '3-stone': 310 }[style]
  // Patches of a coloured stone seldom share a colour, so they weigh more.
  return usual * (stoneColour ? 0.6 : 1) * (haloRows === 2 ? 0.75 : 1)
}

function isSetByStyle({ style }: UnmetalledRing): boolean {
  return style === 'shoulder-set' || style === 'halo'
}

/** How many rows of small stones are seen round the centre stone; a hidden halo is not. */
function haloRowsOf({ style, halo }: UnmetalledRing): 0 | 1 | 2 {
  if (halo === undefined) return style === 'halo' ? 1 : 0
  return halo === 'double' ? 2 : halo === 'none' || halo === 'hidden' ? 0 : 1
}

/** A side stone leans outwards, just clear of the centre stone. */
function sideHead(centre: Head, shank: Shank, side: 1 | -1): Head {
  const widthMm = centre.widthMm * sideStoneShare
  const heightMm = depthOf(centre.shape) * widthMm + 1.2
  const radius = insideRadius + shank.depths[0] - 0.4 + heightMm
  const clear = centre.widthMm / 2 + sideGapMm
  let angle = 0.2
  while (radius * Math.sin(angle) - (widthMm / 2) * Math.cos(angle) < clear && angle < 0.9) angle += 0.005
  const frame: Frame = standing(radius, side * angle)
  return {
    shape: centre.shape,
    widthMm,
    clawCount: 4,
    frame,
    heightMm,
    clawRadiusMm: clawRadius(widthMm),
    patches: 100,
  }
}

/** Thickness of the claws for a stone of this width. */
function clawRadius(widthMm: number): number {
  return Math.max(0.24, 0.36 * (widthMm / 6.5) ** 0.6)
}
