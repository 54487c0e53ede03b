import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { factOf, type DetailedStoneOnPage, type ExplainedFact } from '#shop/gemstone/explained-fact.ts'

/** Closer to one than this, length and width look the same. */
const visibleDifference = 0.05

/** How heavy and how large a stone is, and what its shape is like. */
export function explainSize({ stone, view }: DetailedStoneOnPage): readonly ExplainedFact[] {
  const slug = shapeOfStone(stone)?.slug
  return [
    ...factOf(m.stone_fact_carat(), m.stone_fact_carat_value({ carat: view.caratText }), m.stone_why_carat()),
    ...factOf(m.stone_fact_size(), m.stone_size_mm({ size: view.sizeText }), m.stone_why_size()),
    ...factOf(m.stone_fact_shape(), view.shapeName, slug ? whyShape[slug]() : null),
    ...factOf(m.stone_fact_ratio(), view.ratioText, whyRatio(stone.ratio, view.ratioText)),
  ]
}

const whyShape: Readonly<Record<ShapeSlug, () => string>> = {
  'round-brilliant': m.stone_why_shape_round_brilliant,
  'oval-shape': m.stone_why_shape_oval_shape,
  'emerald-cut': m.stone_why_shape_emerald_cut,
  'cushion-cut': m.stone_why_shape_cushion_cut,
  'pear-shape': m.stone_why_shape_pear_shape,
  'princess-cut': m.stone_why_shape_princess_cut,
  'radiant-cut': m.stone_why_shape_radiant_cut,
  'marquise-cut': m.stone_why_shape_marquise_cut,
  'asscher-cut': m.stone_why_shape_asscher_cut,
  'heart-shape': m.stone_why_shape_heart_shape,
}

function whyRatio(ratio: number, ratioText: string): string {
  if (ratio > 1 + visibleDifference) return m.stone_why_ratio_long({ ratio: ratioText })
  if (ratio < 1 - visibleDifference) return m.stone_why_ratio_wide()
  return m.stone_why_ratio_even()
}
