import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { longDay, longMonth, weekOfCalendar } from '#data/language/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { dayAfterKey, dayInMonth, weeksOfMonth, type DayBounds } from './calendar-grid.ts'
import { closuresText, reasonText, type ClosedOn } from './closed-words.ts'
import styles from './day-calendar.module.css'

interface DayCalendarProps {
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
export function DayCalendar({ label, bounds, today, chosen, closedOn, onChoose }: DayCalendarProps) {
  // Where the keys have led, for as long as the same day is chosen.
  const [stop, setStop] = useState<{ readonly day: LondonDate; readonly chosen: LondonDate | '' } | null>(
    null,
  )
  // The closed day that was pressed, until something else is chosen, which may be by typing.
  const [refused, setRefused] = useState<typeof stop>(null)
  if (refused && refused.chosen !== chosen) setRefused(null)
  const current = stop?.chosen === chosen ? stop.day : chosen || bounds.first
  const grid = useRef<HTMLTableElement>(null)
  const isMoved = useRef(false)
  const titleId = useId()
  useEffect(() => {
    // A key has led to another day, which may be in a month that was not shown before.
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoved.current = false
  })
  const weeks = weeksOfMonth(current)

  function onKeyDown(event: KeyboardEvent): void {
    const next = dayAfterKey(event, current, bounds)
    if (!next) return
    event.preventDefault()
    isMoved.current = next !== current
    setStop({ day: next, chosen })
  }

  function press(day: LondonDate): void {
    const isClosed = closedOn(day) !== null
    setRefused(isClosed ? { day, chosen } : null)
    // What is chosen now is where the keys go on from.
    setStop({ day, chosen: isClosed ? chosen : day })
    if (!isClosed) onChoose(day)
  }

  const turn = (by: -1 | 1) => {
    const day = dayInMonth(current, by, bounds)
    return {
      type: 'button',
      'aria-label': day
        ? longMonth(day)
        : by < 0
          ? m.consultation_month_before()
          : m.consultation_month_after(),
      'aria-disabled': day ? undefined : true,
      onClick: () => {
        if (day) setStop({ day, chosen })
      },
    } as const
  }

  return (
    <div className={styles.calendar} role="group" aria-label={label}>
      <div className={styles.head}>
        <button {...turn(-1)}>
          <Icon name="previous" />
        </button>
        <b id={titleId} aria-live="polite">
          {longMonth(current)}
        </b>
        <button {...turn(1)}>
          <Icon name="next" />
        </button>
      </div>
      {/* Its cells are gone through by keys, as those of a date picker are. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // A week has seven places, whatever is in them.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index}>{'\u00a0'}</td>
                ) : (
                  <td key={day} aria-selected={day === chosen}>
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
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {closuresText(
          weeks.flatMap((week) => week.flatMap((day) => day ?? [])),
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

interface Status extends Pick<DayCalendarProps, 'chosen' | 'closedOn'> {
  readonly refused: LondonDate | null
}

function statusText({ chosen, refused, closedOn }: Status): string | null {
  const reason = refused && closedOn(refused)
  if (refused && reason) {
    return m.consultation_date_closed({ day: longDay(refused), reason: reasonText(reason, refused) })
  }
  return chosen === '' ? null : m.consultation_day_chosen({ day: longDay(chosen) })
}
