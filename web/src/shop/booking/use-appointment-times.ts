import { useQuery } from '@tanstack/react-query'
import { appointmentTimesQuery } from '#generated/queries.ts'
import type { ConsultationForm } from './consultation-schema.ts'
import type { TimesState } from './time-placeholder.ts'

/** The free times of what is chosen, asked anew whenever a day is: never kept (rules/booking#calls). */
export function useAppointmentTimes({
  date,
  location,
  serviceId,
}: Pick<ConsultationForm, 'date' | 'location' | 'serviceId'>) {
  const isChosen = date !== '' && location !== '' && serviceId !== ''
  const { data, isError, isFetching, refetch } = useQuery({
    // What is not chosen is not asked about.
    ...appointmentTimesQuery({ date, location: location === '' ? 'VIRTUAL' : location, serviceId }),
    enabled: isChosen,
    staleTime: 0,
    gcTime: 0,
  })
  const times = isChosen && !isFetching && !isError ? timesOf(data) : null
  const state: TimesState = !isChosen
    ? 'unasked'
    : isFetching
      ? 'loading'
      : times === null
        ? 'away'
        : times.length
  return { times: times ?? [], state, retry: () => void refetch() }
}

/** Those that can be had; null for an answer without its list. */
function timesOf(
  data:
    | { readonly getAvailableAppointmentTimes?: readonly { time: string; disabled: boolean }[] }
    | undefined,
): readonly string[] | null {
  const times = data?.getAvailableAppointmentTimes
  return times ? times.filter(({ disabled }) => !disabled).map(({ time }) => time) : null
}
