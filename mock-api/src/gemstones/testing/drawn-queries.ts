import { Lot } from '@shop/fixtures/stones/lot'
import { gemstoneSorts } from '@shop/schema/domain/vocabulary/gemstones'
import { facetGroups } from '../facets.ts'
import type { GemstoneQuery, Span } from '../gemstone-query.ts'

/** Filters as shoppers set them, drawn from a seed: some options of up to four filters, and ranges. */
export function drawnQueries(count: number, seed: number): GemstoneQuery[] {
  const lot = new Lot()
  return Array.from({ length: count }, (_, index) => {
    lot.restart(seed, index)
    return drawnQuery(lot)
  })
}

function drawnQuery(lot: Lot): GemstoneQuery {
  const chosen = new Map<(typeof facetGroups)[number]['name'], number[]>()
  for (let filters = lot.below(5); filters > 0; filters -= 1) {
    const group = facetGroups[lot.below(facetGroups.length)]
    if (!group) continue
    const first = lot.below(group.options.length)
    const last = Math.min(group.options.length - 1, first + lot.below(3))
    chosen.set(
      group.name,
      group.options.flatMap((_option, option) => (option >= first && option <= last ? option : [])),
    )
  }
  return {
    chosen,
    price: lot.happens(400) ? span(lot.between(10_000, 300_000), lot.between(20_000, 900_000)) : null,
    carat: lot.happens(400) ? span(lot.between(18, 200), lot.between(20, 250)) : null,
    ratio: null,
    sizes: lot.happens(200) ? [{ shape: 0, length: { from: 410, to: 620 } }] : null,
    sort: gemstoneSorts[lot.below(gemstoneSorts.length)]?.argument ?? 'BEST_MATCH',
    page: lot.happens(800) ? 1 : lot.between(2, 12),
    pageSize: 24,
  }
}

function span(from: number, width: number): Span {
  return { from, to: from + width }
}
