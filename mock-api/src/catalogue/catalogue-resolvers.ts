import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { Resolvers } from '../generated/resolvers.ts'
import { assetsOf } from './design-assets.ts'
import type { DesignIndex } from './design-index.ts'
import { checkedSku, designQuery } from './design-query.ts'

/** Listings, single designs and their pictures. */
export function catalogueResolvers(designs: DesignIndex<DesignRecord>): Resolvers {
  return {
    Query: {
      listDesigns: (_, args) => designs.list(designQuery(args)),
      getDesignBySku: (_, { sku }) => designs.bySku(checkedSku(sku)) ?? null,
    },
    Design: {
      attributes: ({ attributes }, { names }) =>
        attributes
          .filter(({ name }) => names.length === 0 || names.includes(name))
          .map(({ name, options }) => ({ name, options: [...options] })),
      assets: assetsOf,
    },
  }
}
