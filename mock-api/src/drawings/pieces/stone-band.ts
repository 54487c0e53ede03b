import type { StoneBandPicture } from '@shop/fixtures/designs/piece-picture'
import { profiles } from '../metal/profile.ts'
import { grooveMarkup } from '../mount/edge-line.ts'
import type { MeleeKind } from '../mount/melee.ts'
import { insideRadius, shankPart, type Shank } from '../mount/shank.ts'
import { rowsMarkup, type StoneRow } from '../mount/stone-row.ts'
import type { Part, Scene } from '../picture/part.ts'
import { gemColour } from '../stone/gem-colours.ts'
import { proportions } from '../stone/outline.ts'
import { bandShadow } from './band.ts'

/** How far round the finger each coverage goes. */
const shares = { full: 1, 'three-quarter': 0.75, half: 0.5, third: 1 / 3 } as const

interface Manner {
  /** Width of the band below the stones, and of a row of stones, as shares of the whole width. */
  readonly band: number
  readonly stones: number
  /** Distance from stone to stone, in widths of a stone. */
  readonly pitch: number
  /** How high the girdles lie above the band, in widths of a stone. */
  readonly lift: number
  readonly holds: StoneRow['holds']
}

const manners: Record<StoneBandPicture['setting'], Manner> = {
  claw: { band: 0.66, stones: 0.96, pitch: 1.05, lift: 0.16, holds: { size: 1.5, postMm: 0.28 } },
  channel: { band: 1, stones: 0.62, pitch: 1.03, lift: -0.01, holds: null },
  pave: { band: 1, stones: 0.9, pitch: 1.06, lift: 0.02, holds: { size: 0.95, postMm: 0 } },
  cutdown: { band: 0.86, stones: 0.86, pitch: 1.05, lift: 0.08, holds: { size: 1.2, postMm: 0 } },
  rubover: { band: 0.7, stones: 0.72, pitch: 1.36, lift: 0.07, holds: null },
}

/** The drawings that the stones of a band are copies of. */
export function bandKinds({ gems, shape, setting, rows }: StoneBandPicture): MeleeKind[] {
  return gems.map((gem) => ({
    shape,
    colour: gemColour(gem),
    patches: rows === 1 ? 90 : 50,
    ...(setting === 'rubover' ? { isBezelled: true } : {}),
  }))
}

/** The parts of a band set with stones: wedding rings and eternity rings. */
export function stoneBandParts(band: StoneBandPicture, scene: Scene): Part[] {
  const manner = manners[band.setting]
  const shank = shankOf(band, manner)
  const rows = rowsOf(band, manner, shank)
  const { camera } = scene
  const acrossMm = rows[0]?.acrossMm ?? 0
  const reach = shares[band.coverage] * Math.PI
  const walls =
    band.setting === 'channel'
      ? [1, -1].map((side) =>
          grooveMarkup(shank, { alongMm: (side * acrossMm * band.rows) / 2, reach }, 0.16, camera),
        )
      : []
  return [
    bandShadow(shank, scene),
    shankPart({ shank, scene }),
    { kind: 'markup', markup: walls.join('') + rowsMarkup(rows, camera) },
  ]
}

function shankOf({ widthMm, setting }: StoneBandPicture, manner: Manner): Shank {
  const width = widthMm * manner.band
  const depth = setting === 'claw' ? 1.3 : 1.75
  return { profile: profiles.set, isBare: true, widths: [width, width], depths: [depth, depth] }
}

function rowsOf(band: StoneBandPicture, manner: Manner, shank: Shank): StoneRow[] {
  const acrossMm = (band.widthMm * manner.stones) / band.rows
  const stoneWidthMm = acrossMm / Math.max(1, proportions[band.shape].ratio)
  const radius = insideRadius + shank.depths[0] + manner.lift * stoneWidthMm
  const round = 2 * Math.PI * shares[band.coverage]
  const fits = Math.floor((round * radius) / (stoneWidthMm * manner.pitch))
  const isClosed = band.coverage === 'full'
  // Two kinds that alternate meet again after a whole round; half a round begins and ends alike.
  const count = band.gems.length === 1 || fits % 2 === (isClosed ? 0 : 1) ? fits : fits - 1
  const pitch = isClosed ? round / count : (stoneWidthMm * manner.pitch) / radius
  return Array.from({ length: band.rows }, (_, row) => {
    const shift = band.rows > 1 && row % 2 === 1 ? 0.5 : 0
    return {
      radius,
      alongMm: (row - (band.rows - 1) / 2) * acrossMm,
      stoneWidthMm,
      acrossMm,
      count,
      pitch,
      from: -pitch * ((count - 1) / 2 - shift),
      kinds: band.gems.length,
      holds: manner.holds,
    }
  })
}
