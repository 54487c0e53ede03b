import type { QueryClient } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { shopRulesQuery } from '#generated/queries.ts'

/** Loads what every order needs; what is ordered, and by whom, only the visitor's browser knows. */
export async function loadCheckout(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(shopRulesQuery()),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
}
