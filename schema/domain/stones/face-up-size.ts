import { isDiamond } from '../vocabulary/gemstones.ts'
import type { GemStoneType } from '../vocabulary/gemstones.ts'
import { shapeOfStone } from '../vocabulary/stone-shape.ts'
import type { ShapeSlug } from '../vocabulary/taxonomy.ts'

/** What the rule reads of a stone: fields of the contract's `Gemstone` type. */
export interface FaceUpStone {
  readonly gemStoneType: GemStoneType
  /** One of the ten shape values. */
  readonly shape: string
  readonly caratWeight: number
  /** Millimetres. */
  readonly measLength: number
  readonly measWidth: number
}

/** How large a stone looks from above beside most of its shape and weight. */
export interface FaceUpSize {
  /** The weight whose usual size it has, in carats: one decimal from one carat on, else in steps of 0.05. */
  readonly likeCarat: number
  /** Millimetres across, of a stone of any shape the mean of length and width; two decimals. */
  readonly acrossMm: number
  /** The same of most stones of its shape and weight. */
  readonly usualMm: number
  /** Whole percent by which its face is larger than theirs; below zero for a smaller one. */
  readonly areaPercent: number
}

/** Millimetres of most diamonds of one carat (rules/stones#face-up). */
const oneCarat: Readonly<Record<ShapeSlug, readonly [length: number, width: number]>> = {
  'round-brilliant': [6.46, 6.45],
  'princess-cut': [5.5, 5.35],
  'cushion-cut': [5.9, 5.7],
  'oval-shape': [7.7, 5.4],
  'pear-shape': [8.5, 5.4],
  'emerald-cut': [6.9, 4.9],
  'heart-shape': [6.5, 6.5],
  'radiant-cut': [6.2, 5.4],
  'asscher-cut': [5.5, 5.4],
  'marquise-cut': [10, 5.05],
}

const hundred = 100
/** Nobody sees less than this share of what a stone measures across. */
const seenShare = 0.02

/**
 * How large a diamond looks from above beside most of its shape and weight (rules/stones#face-up). Null where nobody
 * would see a difference, where it is no diamond, whose material is as heavy as it is large, and where a measure is
 * missing.
 */
export function faceUpSize(stone: FaceUpStone): FaceUpSize | null {
  const { gemStoneType, caratWeight, measLength, measWidth } = stone
  const slug = shapeOfStone(stone)?.slug
  if (!slug || !isDiamond(gemStoneType) || !(caratWeight > 0 && measLength > 0 && measWidth > 0)) return null
  const across = meanOf([measLength, measWidth])
  const usual = meanOf(oneCarat[slug]) * Math.cbrt(caratWeight)
  const share = across / usual
  if (Math.abs(share - 1) < seenShare) return null
  const likeCarat = plainCarat(caratWeight * share ** 3)
  // A weight that reads as its own says nothing.
  if (likeCarat === plainCarat(caratWeight)) return null
  return {
    likeCarat,
    acrossMm: toHundredths(across),
    usualMm: toHundredths(usual),
    areaPercent: Math.round((share ** 2 - 1) * hundred),
  }
}

/** The side of a square as large: what length and width come to together. */
function meanOf([length, width]: readonly [number, number]): number {
  return Math.sqrt(length * width)
}

/** A weight as it is said in conversation. */
function plainCarat(carat: number): number {
  const steps = carat < 1 ? 20 : 10
  return Math.round(carat * steps) / steps
}

function toHundredths(millimetres: number): number {
  return Math.round(millimetres * hundred) / hundred
}
