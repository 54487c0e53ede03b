import { gemStoneTypes, type GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type {
  BandLook,
  BraceletLook,
  DressSettingLook,
  EarringsLook,
  EarringSettingLook,
  MotifRingLook,
  NecklaceLook,
  PendantSettingLook,
  RingSettingLook,
  StoneBandLook,
} from '../looks/piece-look.ts'
import type { StoneSpec } from '../scene/scene.ts'

/** All that the shape of a piece depends on: its look, and its main stone where that is chosen by itself. */
export type PieceGeometry =
  | RingSettingGeometry
  | PendantSettingGeometry
  | EarringSettingGeometry
  | BandGeometry
  | StoneBandGeometry
  | DressRingGeometry
  | NecklaceGeometry
  | EarringsGeometry
  | BraceletGeometry

/** What rings have in common. */
export interface RingMeasures {
  /** Of the finger; that of UK size M½ when left out. */
  readonly innerDiameterMm?: number
  /** From the inside to the outside of the band; what is usual for the kind of ring when left out. */
  readonly bandDepthMm?: number
}

interface MainStone {
  /** The main stone; of earrings, each of the two. */
  readonly stone: StoneSpec
}

export type RingSettingGeometry = RingSettingLook & RingMeasures & MainStone
export type PendantSettingGeometry = PendantSettingLook & MainStone
export type EarringSettingGeometry = EarringSettingLook & MainStone
export type BandGeometry = BandLook & RingMeasures
export type StoneBandGeometry = StoneBandLook & RingMeasures
export type DressSettingGeometry = DressSettingLook & RingMeasures & WeighedStones
export type MotifRingGeometry = MotifRingLook & RingMeasures & WeighedStones
export type DressRingGeometry = DressSettingGeometry | MotifRingGeometry

/** What pieces have in common whose stones are sold by weight. */
export interface WeighedStones {
  /**
   * Of all stones of the piece together, of a pair those of both, without the small ones of a halo; they are as large
   * as pictured when left out.
   */
  readonly totalCarat?: number
}

export type NecklaceGeometry = NecklaceLook & WeighedStones
export type EarringsGeometry = EarringsLook & WeighedStones
export type BraceletGeometry = BraceletLook & WeighedStones

/** UK size M½: 53.125 mm round. */
export const usualInnerDiameterMm = 16.91

/**
 * The piece that stands for all that look like it: grown in a laboratory or by nature, a tenth of a
 * millimetre wider or narrower, for whatever finger. Pictures show this one.
 */
export function picturedPiece(piece: PieceGeometry): PieceGeometry {
  switch (piece.kind) {
    case 'setting': {
      const { innerDiameterMm: _finger, bandDepthMm: _depth, ...look } = piece
      return { ...look, stone: picturedStone(piece.stone), bandWidthMm: inHalves(piece.bandWidthMm) }
    }
    case 'pendant-setting':
    case 'earring-setting':
      return { ...piece, stone: picturedStone(piece.stone) }
    case 'band': {
      const { innerDiameterMm: _finger, bandDepthMm: _depth, ...look } = piece
      return look
    }
    case 'stone-band': {
      const { innerDiameterMm: _finger, bandDepthMm: _depth, ...look } = piece
      const [first, second] = piece.gems
      return {
        ...look,
        gems: second === undefined ? [picturedGem(first)] : [picturedGem(first), picturedGem(second)],
      }
    }
    case 'dress-ring': {
      const { innerDiameterMm: _finger, bandDepthMm: _depth, ...look } = piece
      return { ...look, gem: look.gem && picturedGem(look.gem) }
    }
    default:
      return { ...piece, gem: piece.gem && picturedGem(piece.gem) }
  }
}

/**
 * A name for how a piece looks, its metal apart: the same for pieces that no picture could tell apart. Letters,
 * digits, dots and hyphens alone, so that it can be the name of a file.
 */
export function geometryKey(piece: PieceGeometry): string {
  return wordsOf(picturedPiece(piece)).join('_')
}

function wordsOf(value: unknown): string[] {
  if (value === null || value === undefined) return ['no']
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value === 'object') {
    return Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, part]) => (name === 'kind' ? [] : wordsOf(part)))
      .toSpliced(0, 0, ...('kind' in value ? wordsOf(value.kind) : []))
  }
  if (typeof value === 'number') return [String(Math.round(value * 100) / 100)]
  return typeof value === 'string' || typeof value === 'boolean'
    ? [String(value).toLowerCase().replaceAll('_', '-')]
    : []
}

/** Natural or not, a stone of a kind looks the same. */
function picturedGem(gem: GemStoneType): GemStoneType {
  const natural = gem.replace(/^LAB_GROWN_/, '')
  const found = gemStoneTypes.find(
    ({ value, origin }) => origin === 'NATURAL' && (value === natural || value === `NATURAL_${natural}`),
  )
  return found?.value ?? gem
}

function picturedStone({ tableShare: _table, ...stone }: StoneSpec): StoneSpec {
  return {
    ...stone,
    gem: picturedGem(stone.gem),
    lengthMm: inTenths(stone.lengthMm),
    widthMm: inTenths(stone.widthMm),
    depthMm: inTenths(stone.depthMm),
  }
}

function inHalves(millimetres: number): number {
  return Math.round(millimetres * 2) / 2
}

function inTenths(millimetres: number): number {
  return Math.round(millimetres * 10) / 10
}
