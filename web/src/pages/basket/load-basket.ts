import type { QueryClient } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { shopRulesQuery } from '#generated/queries.ts'

/** Loads what every basket needs; what lies in it only the visitor's browser knows. */
export async function loadBasket(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(bankHolidaysQuery()),
  ])
}
