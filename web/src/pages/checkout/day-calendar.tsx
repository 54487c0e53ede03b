import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { longDay, longMonth, weekOfCalendar } from '#data/language/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { dayAfterKey, monthOf, monthsOf, weeksOf } from './calendar-days.ts'
import styles from './day-calendar.module.css'

interface DayCalendarProps {
  /** Of its first button, for a summary of errors to lead to. */
  readonly id: string
  readonly days: readonly LondonDate[]
  readonly chosen: LondonDate | null
  readonly onChoose: (day: LondonDate) => void
  readonly describedBy: string | undefined
}

/** A month of days to choose from: one of them is a stop of the keyboard, arrows lead to the others. */
export function DayCalendar({ id, days, chosen, onChoose, describedBy }: DayCalendarProps) {
  const [first] = days
  const [stop, setStop] = useState<LondonDate | null>(null)
  const current = [stop, chosen, first].find((day) => day && days.includes(day)) ?? null
  const months = monthsOf(days)
  const month = current ? monthOf(current) : (months[0] ?? '')
  const at = months.indexOf(month)
  const table = useRef<HTMLTableElement>(null)
  const titleId = useId()
  const isMoved = useRef(false)
  useEffect(() => {
    // A key has led to another day, which may be in a month that was not shown before.
    if (isMoved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoved.current = false
  })

  function showMonth(index: number): void {
    setStop(days.find((day) => monthOf(day) === months[index]) ?? null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = current && dayAfterKey(event.key, current, days)
    if (!next) return
    event.preventDefault()
    isMoved.current = next !== current
    setStop(next)
  }

  const turn = (by: -1 | 1) => {
    const name = months[at + by]
    return {
      type: 'button',
      'aria-label': name ? longMonth(name) : by < 0 ? m.checkout_month_before() : m.checkout_month_after(),
      'aria-disabled': name ? undefined : true,
      onClick: () => {
        if (name) showMonth(at + by)
      },
    } as const
  }
  return (
    <div
      className={styles.calendar}
      role="group"
      aria-label={m.checkout_date()}
      aria-describedby={describedBy}
    >
      <div className={styles.head}>
        <button {...turn(-1)}>
          <Icon name="previous" />
        </button>
        <b id={titleId} aria-live="polite">
          {longMonth(month)}
        </b>
        <button {...turn(1)}>
          <Icon name="next" />
        </button>
      </div>
      <table ref={table} aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekOfCalendar().map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, days).map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, index) =>
                day ? (
                  <td key={day.date}>
                    {day.isOpen ? (
                      <button
                        type="button"
                        id={day.date === current ? id : undefined}
                        tabIndex={day.date === current ? 0 : -1}
                        aria-label={
                          day.date === first
                            ? m.checkout_first_day_named({ day: longDay(day.date) })
                            : longDay(day.date)
                        }
                        aria-pressed={day.date === chosen}
                        onKeyDown={onKeyDown}
                        data-first={day.date === first || undefined}
                        onClick={() => {
                          setStop(day.date)
                          onChoose(day.date)
                        }}
                      >
                        {day.number}
                      </button>
                    ) : (
                      <button type="button" disabled aria-label={longDay(day.date)}>
                        {day.number}
                      </button>
                    )}
                  </td>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- a week has seven places, whatever is in them
                  <td key={index}>{'\u00a0'}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{chosen ? m.checkout_day_chosen({ day: longDay(chosen) }) : m.checkout_day_open()}</p>
    </div>
  )
}
