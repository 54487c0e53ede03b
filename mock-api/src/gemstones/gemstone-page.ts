import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { listPriceOf } from '@shop/schema/domain/prices/gemstone-price'
import type { GemstonePage, GemstoneRanges } from '../generated/resolvers.ts'
import { facetGroups } from './facets.ts'
import type { GemstoneQuery } from './gemstone-query.ts'
import type { StoneListing } from './stone-index.ts'
import type { StoneStock } from './stone-stock.ts'

/** The index counts hundredths. */
const perCarat = 100

/** A page of stones as the contract has it; those of the hidden rows are in none of it. */
export function gemstonePage(
  { columns, index }: StoneStock,
  query: GemstoneQuery,
  hiddenRows: readonly number[] = [],
): Pick<GemstonePage, 'total' | 'facets' | 'ranges'> & { items: StoneRecord[] } {
  const listing = index.list(query, hiddenRows)
  return {
    items: listing.rows.map((row) => stoneAt(columns, row)),
    total: listing.total,
    facets: facetsOf(listing),
    ranges: rangesOf(listing),
  }
}

function facetsOf({ counts }: StoneListing): GemstonePage['facets'] {
  return facetGroups.map(({ name, options }) => ({
    group: name,
    options: options.map((option, index) => ({
      ids: [...option.ids],
      name: option.name,
      count: counts.get(name)?.[index] ?? 0,
    })),
  }))
}

function rangesOf({ price, carat }: StoneListing): GemstoneRanges {
  return {
    price: price && { min: listPriceOf(price.min), max: listPriceOf(price.max) },
    carat: carat && { min: carat.min / perCarat, max: carat.max / perCarat },
  }
}
