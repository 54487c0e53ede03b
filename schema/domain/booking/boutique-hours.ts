import type { BankHoliday } from '../delivery/bundled-bank-holidays.ts'
import { addDays, londonClock, type LondonDate, weekday } from '../values/calendar.ts'
import type { shopIdentity } from '../vocabulary/shop-identity.ts'
import { isClosedHoliday, isOpenSunday } from './consultation-days.ts'

export type ShopBoutique = (typeof shopIdentity.boutiques)[number]

/** From when until when, HH:MM in London. */
export interface Opening {
  readonly opens: string
  readonly closes: string
}

/** Whether a boutique is open at a moment, until when, or when it opens next. */
export type BoutiqueState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'shut'; readonly opens: { readonly date: LondonDate; readonly time: string } }

const [sunday, saturday] = [0, 6]
/** No boutique is shut for longer. */
const longestClosureDays = 14

/**
 * When a boutique is open on a day; null when it is shut. Holidays are those on which nobody advises, and on a Sunday that
 * is open it has the hours of a Saturday (rules/identity#boutiques).
 */
export function openingOn(
  { hours, location }: ShopBoutique,
  day: LondonDate,
  holidays: readonly BankHoliday[],
): Opening | null {
  if (isClosedHoliday(day, holidays)) return null
  const asDay = weekday(day) === sunday && isOpenSunday(day, location) ? saturday : weekday(day)
  const open = hours.find(({ days: [first, last] }) => first <= asDay && asDay <= last)?.open ?? null
  return open && { opens: open[0], closes: open[1] }
}

/** How a boutique stands at a moment, by the clock of London; null where it does not open within a fortnight. */
export function boutiqueState(
  boutique: ShopBoutique,
  now: Date,
  holidays: readonly BankHoliday[],
): BoutiqueState | null {
  const { date, time } = londonClock(now)
  const today = openingOn(boutique, date, holidays)
  if (today && today.opens <= time && time < today.closes) return { kind: 'open', until: today.closes }
  if (today && time < today.opens) return { kind: 'shut', opens: { date, time: today.opens } }
  for (let ahead = 1; ahead <= longestClosureDays; ahead += 1) {
    const day = addDays(date, ahead)
    const next = openingOn(boutique, day, holidays)
    if (next) return { kind: 'shut', opens: { date: day, time: next.opens } }
  }
  return null
}

/** The holidays of the weeks to come on which every boutique is shut. */
export function closedHolidays(
  from: LondonDate,
  days: number,
  holidays: readonly BankHoliday[],
): LondonDate[] {
  return Array.from({ length: days }, (_, ahead) => addDays(from, ahead)).filter((day) =>
    isClosedHoliday(day, holidays),
  )
}
