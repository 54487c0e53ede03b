import type { LondonDate } from '../values/calendar.ts'

/** A bank holiday as the government lists it. Its apostrophe is curly: "New Year’s Day". */
export interface BankHoliday {
  readonly date: LondonDate
  readonly title: string
}

/**
 * The bank holidays of England and Wales from 2025 to 2028, for when the government's list cannot be read
 * or ends too soon (rules/delivery#bank-holidays). Like that list it holds substitutes only.
 */
export const bundledBankHolidays: readonly BankHoliday[] = [
  { date: '2025-01-01', title: 'New Year’s Day' },
  { date: '2025-04-18', title: 'Good Friday' },
  { date: '2025-04-21', title: 'Easter Monday' },
  { date: '2025-05-05', title: 'Early May bank holiday' },
  { date: '2025-05-26', title: 'Spring bank holiday' },
  { date: '2025-08-25', title: 'Summer bank holiday' },
  { date: '2025-12-25', title: 'Christmas Day' },
  { date: '2025-12-26', title: 'Boxing Day' },
  { date: '2026-01-01', title: 'New Year’s Day' },
  { date: '2026-04-03', title: 'Good Friday' },
  { date: '2026-04-06', title: 'Easter Monday' },
  { date: '2026-05-04', title: 'Early May bank holiday' },
  { date: '2026-05-25', title: 'Spring bank holiday' },
  { date: '2026-08-31', title: 'Summer bank holiday' },
  { date: '2026-12-25', title: 'Christmas Day' },
  { date: '2026-12-28', title: 'Boxing Day' },
  { date: '2027-01-01', title: 'New Year’s Day' },
  { date: '2027-03-26', title: 'Good Friday' },
  { date: '2027-03-29', title: 'Easter Monday' },
  { date: '2027-05-03', title: 'Early May bank holiday' },
  { date: '2027-05-31', title: 'Spring bank holiday' },
  { date: '2027-08-30', title: 'Summer bank holiday' },
  { date: '2027-12-27', title: 'Christmas Day' },
  { date: '2027-12-28', title: 'Boxing Day' },
  { date: '2028-01-03', title: 'New Year’s Day' },
  { date: '2028-04-14', title: 'Good Friday' },
  { date: '2028-04-17', title: 'Easter Monday' },
  { date: '2028-05-01', title: 'Early May bank holiday' },
  { date: '2028-05-29', title: 'Spring bank holiday' },
  { date: '2028-08-28', title: 'Summer bank holiday' },
  { date: '2028-12-25', title: 'Christmas Day' },
  { date: '2028-12-26', title: 'Boxing Day' },
]

/**
 * The government's list with the bundled copy for the years that it does not cover, so that a holiday it
 * moves is moved. Years before the bundled copy are left out: nothing is ordered in them.
 */
export function withBundled(listed: readonly BankHoliday[]): readonly BankHoliday[] {
  const covered = new Set(listed.map(yearOf))
  const [first] = bundledBankHolidays.map(yearOf)
  return [
    ...listed.filter((holiday) => first === undefined || yearOf(holiday) >= first),
    ...bundledBankHolidays.filter((holiday) => !covered.has(yearOf(holiday))),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function yearOf({ date }: BankHoliday): string {
  return date.slice(0, 4)
}
