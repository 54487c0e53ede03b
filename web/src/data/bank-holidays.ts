import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { serverSide } from './server-side.ts'

/** The bank holidays of England and Wales, for pages that promise a day; they come with such a page. */
export function bankHolidaysQuery() {
  return queryOptions({
    queryKey: ['BankHolidays'],
    queryFn: ({ signal }) => serverSide()?.bankHolidays() ?? askTheShop(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useBankHolidays(): readonly LondonDate[] {
  return useSuspenseQuery(bankHolidaysQuery()).data
}

async function askTheShop(signal: AbortSignal): Promise<readonly LondonDate[]> {
  const response = await fetch('/api/bank-holidays', { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError('network', 'the shop cannot be reached', null, { cause: error })
  })
  if (!response.ok) throw new ApiError('http', `status ${response.status}`, response.status)
  // Written by the shop's own server (`services.ts`).
  return (await response.json()) as readonly LondonDate[]
}
