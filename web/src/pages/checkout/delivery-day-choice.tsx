import type { DeliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { MonthTable } from '#shop/booking/calendar/month-table.tsx'
import { longDay } from '#data/language/dates.ts'
import { firstDayOfMonthBeside, openDayAfterKey } from './delivery-day-keys.ts'
import styles from './delivery-day-choice.module.css'

interface DeliveryDayChoiceProps extends Pick<DeliveryDays, 'days' | 'firstDay'> {
  /** Of its first button, for a summary of errors to lead to. */
  readonly id: string
  readonly chosen: LondonDate | null
  readonly onChoose: (day: LondonDate) => void
  readonly describedBy: string | undefined
}

/** A month of days to choose from: one of them is a stop of the keyboard, arrows lead to the others. */
export function DeliveryDayChoice(props: DeliveryDayChoiceProps) {
  const { id, days, firstDay, chosen, onChoose, describedBy } = props
  const [stop, setStop] = useState<LondonDate | null>(null)
  const current = [stop, chosen].find((day) => day && days.includes(day)) ?? firstDay
  return (
    <div
      className={styles.calendar}
      role="group"
      aria-label={m.checkout_date()}
      aria-describedby={describedBy}
    >
      <MonthTable
        stop={current}
        before={{ to: firstDayOfMonthBeside(current, -1, days), label: m.checkout_month_before() }}
        after={{ to: firstDayOfMonthBeside(current, 1, days), label: m.checkout_month_after() }}
        dayAfterKey={({ key }) => openDayAfterKey(key, current, days)}
        onMove={setStop}
      >
        {(day) => (
          <td>
            {days.includes(day) ? (
              <button
                type="button"
                id={day === current ? id : undefined}
                tabIndex={day === current ? 0 : -1}
                aria-label={
                  day === firstDay ? m.checkout_first_day_named({ day: longDay(day) }) : longDay(day)
                }
                aria-pressed={day === chosen}
                data-first={day === firstDay || undefined}
                onClick={() => {
                  setStop(day)
                  onChoose(day)
                }}
              >
                {Number(day.slice(-2))}
              </button>
            ) : (
              <button type="button" disabled aria-label={longDay(day)}>
                {Number(day.slice(-2))}
              </button>
            )}
          </td>
        )}
      </MonthTable>
      <p role="status">{chosen ? m.checkout_day_chosen({ day: longDay(chosen) }) : m.checkout_day_open()}</p>
    </div>
  )
}
