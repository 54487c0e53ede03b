import type { QueryClient } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { shopRulesQuery } from '#generated/queries.ts'

/**
 * Loads what every basket needs; what lies in it only the visitor's browser knows, and shows, whether or not the rules
 * are to be had: each line says what it lacks and asks again (rules/basket#failures).
 */
export async function loadBasket(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(shopRulesQuery()),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
}
