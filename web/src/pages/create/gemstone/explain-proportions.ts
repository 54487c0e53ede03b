import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { ownNumber } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { factOf, type DetailedStoneOnPage, type ExplainedFact } from '#shop/gemstone/explained-fact.ts'
import { usualProportions, type PercentRange } from '#shop/gemstone/usual-proportions.ts'

/** How a stone is built, and what its proportions do to the light; coloured stones have no usual ones. */
export function explainProportions({ stone, view }: DetailedStoneOnPage): readonly ExplainedFact[] {
  const slug = shapeOfStone(stone)?.slug
  const ranges = view.isDiamond && slug ? usualProportions[slug] : null
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
            min: ownNumber(ranges.table[0]),
            max: ownNumber(ranges.table[1]),
          })
        : m.stone_why_table(),
    ),
    ...factOf(m.stone_fact_girdle(), stone.girdle, m.stone_why_girdle()),
    ...factOf(m.stone_fact_culet(), stone.culet, m.stone_why_culet()),
  ]
}

function whyDepth(depthPercent: number, percent: string, [least, most]: PercentRange): string {
  const [min, max] = [ownNumber(least), ownNumber(most)]
  if (depthPercent < least) return m.stone_why_depth_shallow({ percent, min, max })
  return depthPercent > most
    ? m.stone_why_depth_deep({ percent, min, max })
    : m.stone_why_depth_usual({ percent, min, max })
}
