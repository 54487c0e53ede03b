import type { ScheduleFieldsFragment } from '#generated/graphql/graphql.ts'

/** A delivery to Bath whose day can still be chosen. */
export const openSchedule: ScheduleFieldsFragment = {
  orderNumber: 'AC-204817',
  boutique: null,
  day: '2027-01-04',
  firstDay: '2027-01-04',
  lastDay: '2027-02-26',
  isOpen: true,
  waitsForSize: false,
  destination: 'Bath BA1',
}
