import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { shapeOfStone } from '../../domain/vocabulary/stone-shape.ts'
import type { StoneSpec } from '../scene/scene.ts'

/** What of a loose stone its shape depends on: fields of the contract's `Gemstone` type. */
export interface MeasuredStone {
  /** One of the ten shape values. */
  readonly shape: string
  readonly measLength: number
  readonly measWidth: number
  /** From table to culet. */
  readonly measDepth: number
  readonly gemStoneType: GemStoneType
  /** The table's share of the width, in percent; null or left out where nobody has measured it. */
  readonly tablePercent?: number | null
}

/** Tables that a cut can be drawn with, as shares of its width; what is said to be beyond was written down wrongly. */
const [leastTable, mostTable] = [0.48, 0.82]

/** A loose stone as it is cut; null for one of a shape that is none of the shop's, or that nobody has measured. */
export function cutOf(stone: MeasuredStone): StoneSpec | null {
  const { measLength: lengthMm, measWidth: widthMm, measDepth: depthMm, gemStoneType: gem } = stone
  const shape = shapeOfStone(stone)?.slug
  if (shape === undefined || Math.min(lengthMm, widthMm, depthMm) <= 0) return null
  const tableShare = (stone.tablePercent ?? 0) / 100
  const isDrawable = tableShare >= leastTable && tableShare <= mostTable
  return { shape, gem, lengthMm, widthMm, depthMm, ...(isDrawable && { tableShare }) }
}
