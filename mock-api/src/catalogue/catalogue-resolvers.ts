import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { SaleRecord } from '@shop/fixtures/sales'
import type { Resolvers } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import type { Stills } from '../pictures/stills.ts'
import { isRunning } from '../sales/running-sales.ts'
import { assetsOf } from './design-assets.ts'
import type { DesignIndex } from './design-index.ts'
import { designQuery } from './design-query.ts'

/**
 * Listings, single designs and their pictures; what is on sale goes by the clock of the world, and what is in stock by
 * its orders.
 */
export function catalogueResolvers(
  designs: DesignIndex<DesignRecord>,
  sales: readonly SaleRecord[],
  stills: Stills,
): Resolvers {
  return {
    Query: {
      listDesigns: (_, args, { world }) =>
        designs.list(
          designQuery(args),
          sales.filter((sale) => isRunning(sale, world.now())),
          world.stockLeft(),
        ),
      getDesignBySku: (_, { sku }) => designs.bySku(checkedId('sku', sku)) ?? null,
    },
    Design: {
      attributes: ({ attributes }, { names }) =>
        attributes
          .filter(({ name }) => names.length === 0 || names.includes(name))
          .map(({ name, options }) => ({ name, options: [...options] })),
      fixedAttributes: ({ fixedAttributes }, { names }) =>
        fixedAttributes.filter(({ name }) => names.length === 0 || names.includes(name)),
      // Wherever a design is answered, beside a wish or an order too.
      stock: (design, _, { world }) =>
        world
          .stockLeft()
          .designOf(design)
          .stock.map(({ stockStatus, attributes }) => ({ stockStatus, attributes: [...attributes] })),
      assets: (design, args) => assetsOf(design, args, stills),
      gemTypes: ({ gemTypes }) => [...gemTypes],
      setStones: ({ setStones }) =>
        setStones && setStones.map((stones) => ({ ...stones, optionIds: [...stones.optionIds] })),
      subCollections: ({ subCollections }) => [...subCollections],
    },
  }
}
