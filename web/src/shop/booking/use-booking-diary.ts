import type { ConsultationCalendar } from '@shop/schema/domain/booking/consultation-days'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { useQuery } from '@tanstack/react-query'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { bookingServicesQuery } from '#generated/queries.ts'

export interface BookingService {
  readonly id: string
  readonly displayName: string
}

/** What a consultation is chosen from: topics and the days of the calendar; loading, or away where they could not be read. */
export type BookingDiary =
  | { readonly state: 'loading' }
  | { readonly state: 'away'; readonly retry: () => void }
  | {
      readonly state: 'ready'
      readonly services: readonly BookingService[]
      readonly calendar: ConsultationCalendar
    }

/** The topics that are offered online, and the days as they are in London. */
export function useBookingDiary(): BookingDiary {
  const services = useQuery(bookingServicesQuery({}))
  const holidays = useQuery(namedBankHolidaysQuery())
  const now = useShopNow()
  // An answer without its list is none.
  const offered: readonly (BookingService & { readonly showOnline: boolean })[] | undefined =
    services.data?.listBookingServices
  const isMissing = offered === undefined || holidays.data === undefined
  const isAsking = services.isFetching || holidays.isFetching
  if (isMissing && !isAsking && (services.isError || holidays.isError || services.data)) {
    return {
      state: 'away',
      retry: () => {
        if (offered === undefined) void services.refetch()
        if (holidays.data === undefined) void holidays.refetch()
      },
    }
  }
  if (!offered || !holidays.data || !now) return { state: 'loading' }
  return {
    state: 'ready',
    services: offered.filter(({ showOnline }) => showOnline),
    calendar: { today: inLondon(now).date, holidays: holidays.data },
  }
}
