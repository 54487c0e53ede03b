import { isDeliveryDay } from '@shop/schema/domain/delivery/delivery-days'
import { addDays, isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { ScheduleFieldsFragment } from '#generated/graphql/graphql.ts'

/** The days of a month that can be chosen. */
export interface ScheduleMonth {
  /** Its first seven characters: 2027-01. */
  readonly month: string
  readonly days: readonly LondonDate[]
}

/**
 * The days among which the owner of an order chooses, by month (rules/checkout#delivery-days). The day it stands at is
 * always one of them.
 */
export function scheduleMonths(
  {
    day,
    firstDay,
    lastDay,
    boutique,
  }: Pick<ScheduleFieldsFragment, 'day' | 'firstDay' | 'lastDay' | 'boutique'>,
  holidays: readonly LondonDate[],
): ScheduleMonth[] {
  const months = new Map<string, LondonDate[]>()
  if (!isLondonDate(firstDay)) return []
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    if (date !== day && !isDeliveryDay(date, { boutique, holidays })) continue
    const month = date.slice(0, 'YYYY-MM'.length)
    months.set(month, [...(months.get(month) ?? []), date])
  }
  return [...months].map(([month, days]) => ({ month, days }))
}
