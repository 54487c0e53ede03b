import type { Resolvers } from '../generated/resolvers.ts'
import { gemstonePage } from './gemstone-page.ts'
import { checkedId, gemstoneQuery } from './gemstone-query.ts'
import { assetsOf, supplierPictureOf } from './stone-pictures.ts'
import type { StoneStock } from './stone-stock.ts'
import { hiddenRows, stoneInWorld } from './world-stones.ts'

/** Listings of loose stones, and single ones, as they are in the world of the request. */
export function gemstoneResolvers(stock: StoneStock): Resolvers {
  return {
    Query: {
      listGemstones: (_, args, { world }) =>
        gemstonePage(stock, gemstoneQuery(args), hiddenRows(stock, world)),
      getGemstoneById: (_, { id }, { world }) => stoneInWorld(stock, world, checkedId(id)),
    },
    Gemstone: {
      assets: assetsOf,
      supplier: (stone) => ({
        ...stone.supplier,
        importSettings: { imgURL: supplierPictureOf(stone) },
      }),
    },
  }
}
