import { isDiamond } from '@shop/schema/domain/vocabulary/gemstones'
import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { settingOfDressRing } from '@shop/schema/geometry/pieces/dress-setting'
import type {
  BandGeometry,
  PieceGeometry,
  RingSettingGeometry,
  StoneBandGeometry,
} from '@shop/schema/geometry/pieces/piece'
import { isDressSetting } from '@shop/schema/geometry/pieces/ring-kinds'
import type { StoneSpec } from '@shop/schema/geometry/scene/scene'

/** A ring whose measures are known. */
export type MeasuredRing = RingSettingGeometry | BandGeometry | StoneBandGeometry

/** What is shown in its true size. */
export interface TrueSizeThing {
  /** Null for a stone by itself, which is shown on a plain band. */
  readonly ring: MeasuredRing | null
  /** The very stone; null for a ring whose stone is still to be chosen, or without one. */
  readonly stone: StoneSpec | null
  /** The shape of diamonds to compare with; null for a ring that carries no main stone. */
  readonly comparedShape: ShapeSlug | null
}

/** A stone by itself, or in a piece that is no ring. */
export function stoneInTrueSize(stone: StoneSpec): TrueSizeThing {
  return { ring: null, stone, comparedShape: soldShape(stone) }
}

/**
 * A piece as chosen, with the very stone if there is one; null where its measures are not known. A ring that awaits
 * its stone, or does not say its measures, is shown with diamonds of common weights.
 */
export function pieceInTrueSize(piece: PieceGeometry, stone: StoneSpec | null): TrueSizeThing | null {
  switch (piece.kind) {
    case 'setting':
      if (stone === null && !isDiamond(piece.stone.gem)) return null
      return { ring: piece, stone, comparedShape: soldShape(piece.stone) }
    case 'dress-ring':
      // Of the others nobody knows how large their fronts are.
      return isDressSetting(piece) ? pieceInTrueSize(settingOfDressRing(piece), null) : null
    case 'band':
    case 'stone-band':
      return { ring: piece, stone: null, comparedShape: null }
    default:
      return stone && stoneInTrueSize(stone)
  }
}

function soldShape({ shape }: StoneSpec): ShapeSlug | null {
  return shapes.find(({ slug }) => slug === shape)?.slug ?? null
}
