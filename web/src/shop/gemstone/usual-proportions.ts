import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'

export type PercentRange = readonly [min: number, max: number]

/** Percent that most diamonds of a shape have (rules/stones#proportions). */
export const usualProportions: Readonly<
  Record<ShapeSlug, { readonly depth: PercentRange; readonly table: PercentRange }>
> = {
  'round-brilliant': { depth: [59, 63.5], table: [54, 60] },
  'oval-shape': { depth: [57, 66], table: [54, 63] },
  'emerald-cut': { depth: [59, 70], table: [58, 70] },
  'cushion-cut': { depth: [59, 70], table: [57, 67] },
  'pear-shape': { depth: [56, 66], table: [55, 64] },
  'princess-cut': { depth: [65, 77], table: [63, 76] },
  'radiant-cut': { depth: [60, 71], table: [61, 72] },
  'marquise-cut': { depth: [56, 66], table: [53, 64] },
  'asscher-cut': { depth: [60, 72], table: [58, 70] },
  'heart-shape': { depth: [54, 66], table: [54, 64] },
}
