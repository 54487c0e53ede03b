import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import type { ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { factOf, type DetailedStoneOnPage, type ExplainedFact } from '#shop/gemstone/explained-fact.ts'

type Range = readonly [min: number, max: number]

/** Percent that most diamonds of a shape have (rules/stones#proportions). */
const usual: Readonly<Record<ShapeSlug, { readonly depth: Range; readonly table: Range }>> = {
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

/** How a stone is built, and what its proportions do to the light; coloured stones have no usual ones. */
export function explainProportions({ stone, view }: DetailedStoneOnPage): readonly ExplainedFact[] {
  const slug = shapeOfStone(stone)?.slug
  const ranges = view.isDiamond && slug ? usual[slug] : null
  return [
    ...factOf(
      m.stone_fact_depth(),
      view.depthText,
      ranges && stone.depthPercent !== null
        ? whyDepth(stone.depthPercent, view.depthText ?? '', ranges.depth)
        : m.stone_why_depth(),
    ),
    ...factOf(
      m.stone_fact_table(),
      view.tableText,
      ranges && view.tableText !== null
        ? m.stone_why_table_usual({
            percent: view.tableText,
            min: ranges.table[0],
            max: ranges.table[1],
          })
        : m.stone_why_table(),
    ),
    ...factOf(m.stone_fact_girdle(), stone.girdle, m.stone_why_girdle()),
    ...factOf(m.stone_fact_culet(), stone.culet, m.stone_why_culet()),
  ]
}

function whyDepth(depthPercent: number, percent: string, [min, max]: Range): string {
  if (depthPercent < min) return m.stone_why_depth_shallow({ percent, min, max })
  return depthPercent > max
    ? m.stone_why_depth_deep({ percent, min, max })
    : m.stone_why_depth_usual({ percent, min, max })
}
