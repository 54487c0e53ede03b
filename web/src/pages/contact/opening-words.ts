import type { BoutiqueState } from '@shop/schema/domain/booking/boutique-hours'
import { addDays, type LondonDate, weekday } from '@shop/schema/domain/values/calendar'
import type { ShopBoutique } from '@shop/schema/domain/booking/boutique-hours'
import { m } from '#generated/paraglide/messages.js'
import { longDay, weekdayName } from '#data/language/dates.ts'
import { asLabel } from '#data/language/own-name.ts'

type Hours = ShopBoutique['hours'][number]

/** Whether a boutique is open, until when, or when it opens next: Opens tomorrow at 10:00. */
export function stateText(state: BoutiqueState, today: LondonDate): string {
  if (state.kind === 'open') return m.contact_open({ until: state.until })
  const { date, time } = state.opens
  if (date === today) return m.contact_opens_today({ time })
  if (date === addDays(today, 1)) return m.contact_opens_tomorrow({ time })
  // In another week the name of a day says too little.
  const day = date < addDays(today, 7) ? weekdayName(weekday(date)) : longDay(date)
  return m.contact_opens({ day, time })
}

/** The days of a row of hours: Monday to Friday. */
export function daysText([first, last]: Hours['days']): string {
  return asLabel(
    first === last
      ? weekdayName(first)
      : m.home_visit_days({ first: weekdayName(first), last: weekdayName(last) }),
  )
}

export function hoursText(open: Hours['open']): string {
  return open ? m.home_visit_hours({ opens: open[0], closes: open[1] }) : m.home_visit_closed()
}
