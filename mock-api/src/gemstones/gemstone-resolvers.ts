import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { listPriceOf } from '@shop/schema/domain/gemstone-price'
import type { GemstonePage, GemstoneRanges, Resolvers } from '../generated/resolvers.ts'
import { facetGroups } from './facets.ts'
import { checkedId, gemstoneQuery } from './gemstone-query.ts'
import type { StoneListing } from './stone-index.ts'
import { assetsOf, supplierPictureOf } from './stone-pictures.ts'
import type { StoneStock } from './stone-stock.ts'

/** The index counts hundredths. */
const perCarat = 100

/** Listings of loose stones, and single ones. */
export function gemstoneResolvers({ columns, index }: StoneStock): Resolvers {
  return {
    Query: {
      listGemstones: (_, args) => {
        const listing = index.list(gemstoneQuery(args))
        return {
          items: listing.rows.map((row) => stoneAt(columns, row)),
          total: listing.total,
          facets: facetsOf(listing),
          ranges: rangesOf(listing),
        }
      },
      getGemstoneById: (_, { id }) => {
        const row = index.rowOf(checkedId(id))
        return row === null ? null : stoneAt(columns, row)
      },
    },
    Gemstone: {
      assets: assetsOf,
      supplier: (stone) => ({ ...stone.supplier, importSettings: { imgURL: supplierPictureOf(stone) } }),
    },
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
