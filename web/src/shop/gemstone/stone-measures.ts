import { decimalText } from '#data/language/numbers.ts'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'

/** Weight and measures of a stone in words; every figure with two decimals, a percentage with at most one. */
export interface StoneMeasures {
  /** Carats: `1.01`. */
  readonly caratText: string
  /** Length × width × depth in millimetres: `6.43 × 6.46 × 3.99`. */
  readonly sizeText: string
  readonly ratioText: string
  /** Null where nobody has measured it, as below. */
  readonly tableText: string | null
  readonly depthText: string | null
}

export function stoneMeasures(stone: GemstoneCardFragment): StoneMeasures {
  const { measLength, measWidth, measDepth } = stone
  return {
    caratText: hundredthsText(stone.caratWeight),
    sizeText: [measLength, measWidth, measDepth].map(hundredthsText).join(' × '),
    ratioText: hundredthsText(stone.ratio),
    tableText: percentText(stone.tablePercent),
    depthText: percentText(stone.depthPercent),
  }
}

/** A measure as the trade writes it: 6.40. */
export function hundredthsText(measure: number): string {
  return decimalText(measure, 2)
}

function percentText(percent: number | null): string | null {
  return percent === null ? null : m.stone_percent({ percent: decimalText(percent, 0, 1) })
}
