import type { StoneSpec } from '../scene/scene.ts'
import { usualStone } from './usual-stone.ts'

/** Carats of a stone that is cut as usual: its weight grows with the third power of its length. */
export function caratOf({ shape, lengthMm }: Pick<StoneSpec, 'shape' | 'lengthMm'>): number {
  return (lengthMm / usualStone(shape, 'NATURAL_DIAMOND').lengthMm) ** 3
}

/**
 * How many times as large as the pictured stones those are that weigh so much together: each in the same
 * proportion. One where no weight is chosen.
 */
export function stoneScale(totalCarat: number | undefined, pictured: readonly StoneSpec[]): number {
  if (totalCarat === undefined) return 1
  return Math.cbrt(totalCarat / pictured.reduce((sum, spec) => sum + caratOf(spec), 0))
}

/** A line that is set with stones all along, however large they are. */
export interface StoneLineMeasures {
  readonly lengthMm: number
  /** Between one stone and the next. */
  readonly gapMm: number
  /** What it weighs where stones become smaller, as a share of what it would with the largest all along. */
  readonly share: number
}

/** Each step comes at least three times as close. */
const steps = 16

/**
 * The length of the largest stones of a line that weigh so much together: larger ones are fewer. That of the
 * pictured stone where no weight is chosen.
 */
export function lineStoneMm(
  totalCarat: number | undefined,
  { shape, lengthMm: picturedMm }: Pick<StoneSpec, 'shape' | 'lengthMm'>,
  { lengthMm, gapMm, share }: StoneLineMeasures,
): number {
  if (totalCarat === undefined) return picturedMm
  const usual = usualStone(shape, 'NATURAL_DIAMOND')
  let stoneMm = picturedMm
  for (let step = 0; step < steps; step += 1) {
    const pitchMm = (stoneMm * usual.widthMm) / usual.lengthMm + gapMm
    stoneMm = usual.lengthMm * Math.cbrt((totalCarat * pitchMm) / (lengthMm * share))
  }
  return stoneMm
}
