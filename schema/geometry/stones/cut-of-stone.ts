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
}

/** A loose stone as it is cut; null for one of a shape that is none of the shop's, or that nobody has measured. */
export function cutOf(stone: MeasuredStone): StoneSpec | null {
  const { measLength: lengthMm, measWidth: widthMm, measDepth: depthMm, gemStoneType: gem } = stone
  const shape = shapeOfStone(stone)?.slug
  if (shape === undefined || Math.min(lengthMm, widthMm, depthMm) <= 0) return null
  return { shape, gem, lengthMm, widthMm, depthMm }
}
