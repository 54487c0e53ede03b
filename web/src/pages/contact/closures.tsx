import { closedHolidays } from '@shop/schema/domain/booking/boutique-hours'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { useSuspenseQuery } from '@tanstack/react-query'
import { namedBankHolidaysQuery } from '#data/bank-holidays.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { dayList } from '#data/language/dates.ts'

/** How far ahead somebody plans a visit. */
const shownDays = 60

/** On which holidays of the next weeks nobody is there; nothing where there are none. */
export function Closures() {
  const { data: holidays } = useSuspenseQuery(namedBankHolidaysQuery())
  const now = useShopNow()
  const days = now ? closedHolidays(inLondon(now).date, shownDays, holidays) : []
  return <p className="caption">{days.length > 0 && m.consultation_closures({ days: dayList(days) })}</p>
}
