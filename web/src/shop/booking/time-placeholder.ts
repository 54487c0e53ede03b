import { m } from '#generated/paraglide/messages.js'
import type { ConsultationForm } from './consultation-schema.ts'

/**
 * How it stands with the times of the chosen day: nobody has asked, they are on their way, could not be read, or so
 * many are free.
 */
export type TimesState = 'unasked' | 'loading' | 'away' | number

/** What the list of times says while none is chosen (rules/booking#panel). */
export function timePlaceholder(
  { serviceId, location, date }: Pick<ConsultationForm, 'serviceId' | 'location' | 'date'>,
  times: TimesState,
): string {
  if (serviceId === '') return m.consultation_times_no_topic()
  if (location === '') return m.consultation_times_no_location()
  if (date === '') return m.consultation_times_no_date()
  if (times === 'loading' || times === 'unasked') return m.consultation_times_loading()
  return times === 0 ? m.consultation_times_none() : m.consultation_times_choose()
}
