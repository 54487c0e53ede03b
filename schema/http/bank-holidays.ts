import { array, custom, object, safeParse, string } from 'zod/mini'
import type { BankHoliday } from '../domain/delivery/bundled-bank-holidays.ts'
import { isLondonDate, type LondonDate } from '../domain/values/calendar.ts'

const feed = object({
  'england-and-wales': object({
    events: array(
      object({
        title: string(),
        date: custom<LondonDate>((value) => typeof value === 'string' && isLondonDate(value)),
      }),
    ),
  }),
})

/**
 * The bank holidays of England and Wales in the government's public structure (rules/delivery#bank-holidays);
 * null when it has another form. Where a holiday falls on a weekend only its substitute is listed.
 */
export function englandAndWales(json: unknown): readonly BankHoliday[] | null {
  const parsed = safeParse(feed, json)
  return parsed.success ? parsed.data['england-and-wales'].events : null
}
