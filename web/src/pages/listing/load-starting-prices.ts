import type { QueryClient } from '@tanstack/react-query'
import { request } from '#data/request.ts'
import { StartingPricesDocument } from '#generated/graphql/graphql.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import { startingPrices, type StartingPrice } from './starting-prices.ts'

/** What each category of jewellery starts at, under the shop's rules as they are now. */
export async function loadStartingPrices(queryClient: QueryClient): Promise<StartingPrice[]> {
  const [{ getVat, listSales }, cheapest] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    request(StartingPricesDocument, {}),
  ])
  return startingPrices(cheapest, { vatPercent: getVat.vat, sales: listSales })
}
