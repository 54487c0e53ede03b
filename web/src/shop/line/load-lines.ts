import type { QueryClient } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { shopRulesQuery } from '#generated/queries.ts'

/**
 * Loads what the lines of every basket and order need. Only the visitor's browser knows which these are, and shows them
 * whether or not the rules are to be had: each line says what it lacks and asks again (rules/basket#failures).
 */
export async function loadLines(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(shopRulesQuery()),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
}
