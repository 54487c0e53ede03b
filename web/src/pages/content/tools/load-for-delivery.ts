import type { QueryClient } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { shopRulesQuery } from '#generated/queries.ts'

/** The bank holidays, and the shop's time, which comes with any answer of the API. The tool does without what cannot be had. */
export async function loadForDelivery(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(bankHolidaysQuery()),
    queryClient.ensureQueryData(shopRulesQuery()),
  ])
}
