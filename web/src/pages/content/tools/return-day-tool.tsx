import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { lastReturnDay } from '@shop/schema/domain/delivery/return-day'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { useQuery } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { longDay } from '#data/language/dates.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { orderedAt } from './delivery-example.ts'
import styles from './return-day-tool.module.css'

/** Until which day a piece that is ordered now and made could be sent back; nothing on a page without the shop's time. */
export function ReturnDayTool() {
  const now = useShopNow()
  const { data } = useQuery(bankHolidaysQuery())
  if (!now) return null
  const holidays = data ?? bundledBankHolidays.map(({ date }) => date)
  const { arrivesOn } = orderedAt({ kind: 'made', now, holidays })
  return (
    <p className={styles.example}>
      <Icon name="delivery" />
      <span>
        <b>{m.tool_return_ordered({ day: longDay(inLondon(now).date) })}</b>{' '}
        {m.tool_return_until({ arrival: longDay(arrivesOn), last: longDay(lastReturnDay(arrivesOn)) })}
      </span>
    </p>
  )
}
