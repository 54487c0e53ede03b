import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { Fragment, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { longMonth, weekOfCalendar } from '#data/language/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { weeksOfMonth } from './weeks-of-month.ts'
import styles from './month-table.module.css'

/** Where a button beside the name of the month leads. */
export interface MonthTurn {
  /** A day of the month before or after; null where there is nothing to go to. */
  readonly to: LondonDate | null
  /** What the button is called then. */
  readonly label: string
}

interface MonthTableProps {
  /** The one day that is a stop of the keyboard, which its button says; its month is shown. */
  readonly stop: LondonDate
  readonly before: MonthTurn
  readonly after: MonthTurn
  /** Where a key leads from the stop; null for a key that leads nowhere. */
  readonly dayAfterKey: (event: KeyboardEvent) => LondonDate | null
  /** A key or a button has led to another day. */
  readonly onMove: (day: LondonDate) => void
  /** A grid, where keys lead to all of its cells. */
  readonly role?: 'grid'
  /** The cell of a day. */
  readonly children: (day: LondonDate) => ReactNode
}

/** A month of days in weeks, with the way to other months. What a day is, and whether it can be chosen, its cell says. */
export function MonthTable(props: MonthTableProps) {
  const { stop, before, after, dayAfterKey, onMove, role, children } = props
  const table = useRef<HTMLTableElement>(null)
  const isMoved = useRef(false)
  const titleId = useId()
  useEffect(() => {
    // A key has led to another day, which may be in a month that was not shown before.
    if (isMoved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoved.current = false
  })

  function onKeyDown(event: KeyboardEvent): void {
    const next = dayAfterKey(event)
    if (!next) return
    event.preventDefault()
    isMoved.current = next !== stop
    onMove(next)
  }

  return (
    <>
      <div className={styles.head}>
        <button {...turnButton(before, onMove)}>
          <Icon name="previous" />
        </button>
        <b id={titleId} aria-live="polite">
          {longMonth(stop)}
        </b>
        <button {...turnButton(after, onMove)}>
          <Icon name="next" />
        </button>
      </div>
      {/* The keys are those of the buttons in its cells. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={table} className={styles.table} role={role} aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
          {weeksOfMonth(stop).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // A week has seven places, whatever is in them.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index}>{'\u00a0'}</td>
                ) : (
                  <Fragment key={day}>{children(day)}</Fragment>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function turnButton({ to, label }: MonthTurn, onMove: MonthTableProps['onMove']) {
  return {
    type: 'button',
    'aria-label': to ? longMonth(to) : label,
    'aria-disabled': to ? undefined : true,
    onClick: () => {
      if (to) onMove(to)
    },
  } as const
}
