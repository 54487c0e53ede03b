import { usualInnerDiameterMm, type RingSettingGeometry } from '@shop/schema/geometry/piece'
import { pieceScene } from '@shop/schema/geometry/piece-scene'
import type { StoneSpec } from '@shop/schema/geometry/scene'
import { stonesFromAbove, type StoneFromAbove } from './seen-from-above.ts'
import type { MeasuredRing, TrueSizeThing } from './true-size-thing.ts'

/** A ring on a finger as it is seen from above, in millimetres. */
export interface RingFromAbove {
  readonly bandWidthMm: number
  readonly bandDepthMm: number
  readonly innerDiameterMm: number
  readonly stones: readonly StoneFromAbove[]
}

/** The band that a stone by itself is shown on. */
const plainBand = { bandWidthMm: 2, bandDepthMm: 1.7 }

/** The thing on a finger, with a stone for one that awaits it. */
export function ringFromAbove(
  { ring, stone }: TrueSizeThing,
  usual: StoneSpec | null,
  innerDiameterMm: number = usualInnerDiameterMm,
): RingFromAbove {
  const piece = ring === null ? onPlainBand(stone ?? usual) : withStone(ring, stone ?? usual)
  if (piece === null) return { ...plainBand, innerDiameterMm, stones: [] }
  const { parts } = pieceScene({ ...piece, innerDiameterMm })
  return {
    bandWidthMm: piece.kind === 'setting' ? piece.bandWidthMm : piece.widthMm,
    bandDepthMm: piece.bandDepthMm ?? plainBand.bandDepthMm,
    innerDiameterMm,
    stones: stonesFromAbove(parts),
  }
}

function withStone(ring: MeasuredRing, stone: StoneSpec | null): MeasuredRing {
  return ring.kind === 'setting' && stone ? { ...ring, stone } : ring
}

function onPlainBand(stone: StoneSpec | null): RingSettingGeometry | null {
  if (stone === null) return null
  return {
    kind: 'setting',
    style: 'solitaire',
    head: 'claw',
    clawCount: 4,
    halo: 'none',
    shoulders: 'plain',
    sideStones: 'none',
    band: 'plain',
    shank: 'straight',
    hasMilgrain: false,
    ...plainBand,
    stone,
  }
}
