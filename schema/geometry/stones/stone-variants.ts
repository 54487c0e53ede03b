import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type { ShapeSlug } from '../../domain/vocabulary/taxonomy.ts'
import type { StoneSpec } from '../scene/scene.ts'
import type { MeasuredStone } from './cut-of-stone.ts'
import { usualStone } from './usual-stone.ts'

/** What makes one stone of a shape look unlike another of it. */
export interface StoneProportions {
  /** Its length, for a width of one. */
  readonly ratio: number
  /** The table's share of its width. */
  readonly tableShare: number
}

/**
 * Three proportions that stand for all stones of a shape, each for about a third of those that are sold. Round
 * ones are told apart by their tables, all others by how long they are, which is seen first.
 */
const proportionsOf: Readonly<Record<ShapeSlug, readonly StoneProportions[]>> = {
  'round-brilliant': [
    { ratio: 1.006, tableShare: 0.545 },
    { ratio: 1.006, tableShare: 0.562 },
    { ratio: 1.006, tableShare: 0.582 },
  ],
  'oval-shape': longer([1.34, 1.42, 1.5], [0.56, 0.585, 0.61]),
  'emerald-cut': longer([1.31, 1.4, 1.49], [0.61, 0.64, 0.67]),
  'cushion-cut': longer([1.02, 1.06, 1.22], [0.59, 0.62, 0.645]),
  'pear-shape': longer([1.48, 1.57, 1.66], [0.57, 0.595, 0.62]),
  'princess-cut': longer([1.005, 1.03, 1.055], [0.66, 0.69, 0.73]),
  'radiant-cut': longer([1.02, 1.2, 1.32], [0.64, 0.665, 0.69]),
  'marquise-cut': longer([1.87, 1.99, 2.11], [0.55, 0.58, 0.61]),
  'asscher-cut': longer([1.005, 1.025, 1.045], [0.61, 0.64, 0.67]),
  'heart-shape': longer([0.96, 1, 1.035], [0.565, 0.59, 0.615]),
}

/** Ways in which a stone of the same proportions is turned to the light, in degrees from the usual one. */
const turnsDegrees = [0, -18, 5, -11] as const

/** Pictures that stand for the stones of a shape: every proportion, turned every way. */
export const stoneVariantCount = 12

/** A stone as one of the pictures of its shape shows it. */
export interface StoneVariant {
  readonly stone: StoneSpec
  readonly turnDegrees: number
}

/** The stone of a variant of a shape, of about one carat; the variants are numbered from 0. */
export function stoneVariant(shape: ShapeSlug, gem: GemStoneType, variant: number): StoneVariant {
  const proportions = proportionsOf[shape][Math.floor(variant / turnsDegrees.length)]
  const turnDegrees = turnsDegrees[variant % turnsDegrees.length]
  if (!proportions || turnDegrees === undefined) throw new Error(`${shape} has no variant ${variant}`)
  const usual = usualStone(shape, gem)
  const { ratio, tableShare } = proportions
  // As large as usual: what is longer is narrower.
  const widthMm = Math.sqrt((usual.widthMm * usual.lengthMm) / ratio)
  const depthMm = (usual.depthMm / usual.widthMm) * widthMm
  return { stone: { ...usual, widthMm, lengthMm: widthMm * ratio, depthMm, tableShare }, turnDegrees }
}

/** How a stone is told apart from its neighbours in a list. */
export interface VariantChoice {
  /** Any number of the stone's own, such as its id. */
  readonly seed: number
  /** Its place in its list: neighbours never share a variant. */
  readonly place: number
}

/**
 * The number of the variant that shows a stone: of the proportions that are nearest to its own, turned by its
 * seed and its place. A stone that nobody has measured is shown in the middle one.
 */
export function variantOfStone(
  shape: ShapeSlug,
  { measLength, measWidth, tablePercent }: Pick<MeasuredStone, 'measLength' | 'measWidth' | 'tablePercent'>,
  choice: VariantChoice,
): number {
  const all = proportionsOf[shape]
  const ratio = measWidth > 0 ? measLength / measWidth : null
  const table = tablePercent == null ? null : tablePercent / 100
  const distance = (one: StoneProportions) =>
    shape === 'round-brilliant'
      ? Math.abs(one.tableShare - (table ?? 0.562))
      : Math.abs(one.ratio - (ratio ?? all[1]?.ratio ?? one.ratio))
  const nearest = all.reduce((best, one, index) => {
    const known = all[best]
    return known && distance(known) <= distance(one) ? best : index
  }, 0)
  return nearest * turnsDegrees.length + turnOf(choice)
}

/**
 * How a stone is turned where it stands by itself, as in its picture: in the list of all stones its place is
 * that of its number, counted from an odd one.
 */
export function ownTurnDegrees(seed: number): number {
  return turnsDegrees[turnOf({ seed, place: seed - 1 })] ?? 0
}

function turnOf({ seed, place }: VariantChoice): number {
  return 2 * (scattered(seed) % 2) + (place % 2)
}

function longer(ratios: readonly number[], tables: readonly number[]): StoneProportions[] {
  return ratios.map((ratio, index) => ({ ratio, tableShare: tables[index] ?? 0.6 }))
}

/** A whole number that has nothing to do with the order of its seeds. */
function scattered(seed: number): number {
  return (Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) >>> 16) & 0xffff
}
