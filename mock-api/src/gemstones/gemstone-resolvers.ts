import type { Resolvers } from '../generated/resolvers.ts'
import type { Stills } from '../pictures/stills.ts'
import { gemstonePage } from './gemstone-page.ts'
import { checkedId, checkedPage, gemstoneQuery, stoneSizes } from './gemstone-query.ts'
import { matchingStones } from './matching-stones.ts'
import { assetsOf, supplierPictureOf } from './stone-pictures.ts'
import type { StoneStock } from './stone-stock.ts'
import { tradeOffQuery, tradeOffs } from './trade-offs.ts'
import { hiddenRows, stoneInWorld } from './world-stones.ts'

/** Listings of loose stones, pairs and single ones, as they are in the world of the request. */
export function gemstoneResolvers(stock: StoneStock, stills: Stills): Resolvers {
  return {
    Query: {
      listGemstones: (_, args, { world }) =>
        gemstonePage(stock, gemstoneQuery(args), hiddenRows(stock, world)),
      getGemstoneById: (_, { id }, { world }) => stoneInWorld(stock, world, checkedId(id)),
      listMatchingGemstones: (_, args, { world }) =>
        matchingStones(
          stock,
          { ...checkedPage(args), id: checkedId(args.id), sizes: stoneSizes(args.stoneSizes) },
          hiddenRows(stock, world),
        ),
      listGemstoneTradeOffs: (_, args, { world }) =>
        tradeOffs(stock, tradeOffQuery(stock, args), hiddenRows(stock, world)).map(
          ({ stone, merits, gains, givesUp }) => ({
            gemstone: stone,
            merits: [...merits],
            gains: [...gains],
            givesUp: [...givesUp],
          }),
        ),
    },
    Gemstone: {
      assets: (stone) => assetsOf(stone, stills),
      supplier: (stone) => ({
        ...stone.supplier,
        importSettings: { imgURL: supplierPictureOf(stone, stills) },
      }),
    },
  }
}
