import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { dayAfterKey, dayInMonth, type DayBounds } from './calendar-keys.ts'
import { closuresText, reasonText, type ClosedOn } from './closed-words.ts'
import { MonthTable } from './month-table.tsx'
import { weeksOfMonth } from './weeks-of-month.ts'
import styles from './consultation-day-choice.module.css'

interface ConsultationDayChoiceProps {
  readonly label: string
  readonly bounds: DayBounds
  readonly today: LondonDate
  /** The day that is chosen; empty for none. */
  readonly chosen: LondonDate | ''
  readonly closedOn: ClosedOn
  readonly onChoose: (day: LondonDate) => void
}

/**
 * A month of days as a grid: one day is a stop of the keyboard, keys lead to the others, also to those that cannot be
 * chosen, which say why (rules/booking#dates).
 */
export function ConsultationDayChoice(props: ConsultationDayChoiceProps) {
  const { label, bounds, today, chosen, closedOn, onChoose } = props
  // Where the keys have led, for as long as the same day is chosen.
  const [stop, setStop] = useState<{ readonly day: LondonDate; readonly chosen: LondonDate | '' } | null>(
    null,
  )
  // The closed day that was pressed, until something else is chosen, which may be by typing.
  const [refused, setRefused] = useState<typeof stop>(null)
  if (refused && refused.chosen !== chosen) setRefused(null)
  const current = stop?.chosen === chosen ? stop.day : chosen || bounds.first

  function press(day: LondonDate): void {
    const isClosed = closedOn(day) !== null
    setRefused(isClosed ? { day, chosen } : null)
    // What is chosen now is where the keys go on from.
    setStop({ day, chosen: isClosed ? chosen : day })
    if (!isClosed) onChoose(day)
  }

  return (
    <div className={styles.calendar} role="group" aria-label={label}>
      <MonthTable
        role="grid"
        stop={current}
        before={{ to: dayInMonth(current, -1, bounds), label: m.consultation_month_before() }}
        after={{ to: dayInMonth(current, 1, bounds), label: m.consultation_month_after() }}
        dayAfterKey={(event) => dayAfterKey(event, current, bounds)}
        onMove={(day) => setStop({ day, chosen })}
      >
        {(day) => (
          <td aria-selected={day === chosen}>
            <button
              type="button"
              tabIndex={day === current ? 0 : -1}
              aria-label={dayLabel(day, closedOn)}
              aria-disabled={closedOn(day) !== null || undefined}
              data-passed={day < today || undefined}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => press(day)}
            >
              {Number(day.slice(-2))}
            </button>
          </td>
        )}
      </MonthTable>
      <p>
        {closuresText(
          weeksOfMonth(current).flatMap((week) => week.flatMap((day) => day ?? [])),
          closedOn,
        )}
      </p>
      <p role="status">{statusText({ chosen, refused: refused?.day ?? null, closedOn })}</p>
    </div>
  )
}

function dayLabel(day: LondonDate, closedOn: ClosedOn): string {
  const reason = closedOn(day)
  if (reason === null) return longDay(day)
  return m.consultation_day_closed({ day: longDay(day), reason: reasonText(reason, day) })
}

interface Status extends Pick<ConsultationDayChoiceProps, 'chosen' | 'closedOn'> {
  readonly refused: LondonDate | null
}

function statusText({ chosen, refused, closedOn }: Status): string | null {
  const reason = refused && closedOn(refused)
  if (refused && reason) {
    return m.consultation_date_closed({ day: longDay(refused), reason: reasonText(reason, refused) })
  }
  return chosen === '' ? null : m.consultation_day_chosen({ day: longDay(chosen) })
}
