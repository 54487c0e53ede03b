import type { SaleRecord } from '@shop/fixtures/sales'
import type { Resolvers } from '../generated/resolvers.ts'
import { isRunning, newestFirst } from './running-sales.ts'

/** Sales, by the clock of the world. */
export function salesResolvers(sales: readonly SaleRecord[]): Resolvers {
  const ordered = newestFirst(sales)
  return {
    Query: {
      listSales: (_, { isActive }, { world }) =>
        isActive ? ordered.filter((sale) => isRunning(sale, world.now())) : ordered,
    },
  }
}
