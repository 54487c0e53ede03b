import type { BankHoliday } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { serverSide } from './server-side.ts'

/** The bank holidays of England and Wales, for pages that promise a day; they come with such a page. */
export function bankHolidaysQuery() {
  return queryOptions({
    queryKey: ['BankHolidays'],
    queryFn: async ({ signal }) => (await proclaimed(signal)).map(({ date }): LondonDate => date),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The same with their names, on some of which nobody advises (rules/booking#dates). */
export function namedBankHolidaysQuery() {
  return queryOptions({
    queryKey: ['NamedBankHolidays'],
    queryFn: ({ signal }) => proclaimed(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useBankHolidays(): readonly LondonDate[] {
  return useSuspenseQuery(bankHolidaysQuery()).data
}

async function proclaimed(signal: AbortSignal): Promise<readonly BankHoliday[]> {
  return serverSide()?.bankHolidays() ?? askTheShop(signal)
}

async function askTheShop(signal: AbortSignal): Promise<readonly BankHoliday[]> {
  const response = await fetch('/api/bank-holidays', { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError('network', 'the shop cannot be reached', null, { cause: error })
  })
  if (!response.ok) throw new ApiError('http', `status ${response.status}`, response.status)
  // Written by the shop's own server (`services.ts`).
  return (await response.json()) as readonly BankHoliday[]
}
