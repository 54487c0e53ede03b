import { bundledBankHolidays } from '../delivery/bundled-bank-holidays.ts'
import { addDays, type LondonDate, weekday } from '../values/calendar.ts'
import { deliveryEstimate, expressEstimate } from '../delivery/delivery.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The days on which London's clocks go forward and back, at 01:00 universal time. */
const summers = [
  { from: '2026-03-29', to: '2026-10-25' },
  { from: '2027-03-28', to: '2027-10-31' },
]

const hourMs = 3_600_000

/** The instant at which a clock in London shows this hour; on a day of change any hour but that of the change. */
function inLondonAt(date: string, hour: number): number {
  const isSummer = summers.some(({ from, to }) =>
    // A day of change begins with the old time and has the new one from 02:00 on.
    hour === 0 ? date > from && date <= to : date >= from && date < to,
  )
  return Date.parse(`${date}T00:00:00Z`) + (hour - (isSummer ? 1 : 0)) * hourMs
}

/**
 * The delivery table as the rules have it, asked at the first or at the last millisecond of each half of a
 * day: `delivery-table.txt` says it independently.
 */
export function arrivalTable(moment: 'first' | 'last'): string {
  const rows: string[] = []
  for (let date: LondonDate = '2026-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
    const halves = (cutOffHour: number) =>
      moment === 'first'
        ? [inLondonAt(date, 0), inLondonAt(date, cutOffHour)]
        : [inLondonAt(date, cutOffHour) - 1, inLondonAt(addDays(date, 1), 0) - 1]
    const arrivals = (settingDays: number) =>
      halves(14).map((ms) => deliveryEstimate({ now: new Date(ms), settingDays, holidays }).arrivesOn)
    const express = halves(13).map((ms) => expressEstimate({ now: new Date(ms), holidays }).arrivesOn)
    const pairs = [arrivals(2), arrivals(25), express]
    rows.push(
      [
        `${date} ${weekdays[weekday(date)]}`,
        ...pairs.map((pair) => pair.map((day) => day.slice(5)).join(' ')),
      ].join('  '),
    )
  }
  return rows.join('\n')
}
