import { isLondonDate, type LondonDate } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useState } from 'react'
import type { ScheduleFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { longDay, longMonth, shortDayOfYear } from '#data/language/dates.ts'
import { Notice } from '#ui/form/notice.tsx'
import fields from '#ui/field.module.css'
import { scheduleMonths } from './schedule-days.ts'
import type { ChoiceStep } from './use-schedule.ts'
import styles from './day-form.module.css'

interface DayFormProps {
  readonly schedule: ScheduleFieldsFragment
  readonly holidays: readonly LondonDate[]
  readonly step: ChoiceStep
  readonly onChoose: (day: string) => void
}

/** The choice of a day, and the button that says which. */
export function DayForm({ schedule, holidays, step, onChoose }: DayFormProps) {
  const [picked, setPicked] = useState<string | null>(null)
  const months = scheduleMonths(schedule, holidays)
  // A day that can no longer be chosen is let go.
  const chosen = months.flatMap(({ days }) => days).find((date) => date === picked) ?? schedule.day
  const isCollection = schedule.boutique !== null
  const day = isLondonDate(chosen) ? shortDayOfYear(chosen) : chosen
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(chosen)
      }}
    >
      <div className={fields.field}>
        <label htmlFor="day">{isCollection ? m.schedule_collection_day() : m.schedule_delivery_day()}</label>
        <select id="day" value={chosen} onChange={({ currentTarget }) => setPicked(currentTarget.value)}>
          {months.map(({ month, days }) => (
            <optgroup key={month} label={monthText(days)}>
              {days.map((date) => (
                <option key={date} value={date}>
                  {longDay(date)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <p className={fields.hint}>
          {isCollection ? m.schedule_collection_hint() : m.schedule_delivery_hint()}
        </p>
      </div>
      <Said step={step} schedule={schedule} />
      <SubmitButton isPending={step === 'pending'} pending={m.schedule_saving()}>
        {isCollection ? m.schedule_collect_on({ day }) : m.schedule_deliver_on({ day })}
      </SubmitButton>
    </form>
  )
}

/** What became of the last press. */
function Said({ step, schedule }: Pick<DayFormProps, 'step' | 'schedule'>) {
  switch (step) {
    case 'saved':
      return (
        <Notice kind="calm">
          {schedule.boutique === null
            ? m.schedule_delivery_saved({ day: dayText(schedule.day) })
            : m.schedule_collection_saved({ day: dayText(schedule.day) })}
        </Notice>
      )
    case 'unreachable':
      return <Notice kind="error">{m.schedule_not_saved({ phone: shopIdentity.freephone.shown })}</Notice>
    case 'DAY_UNAVAILABLE':
      return <Notice kind="error">{m.schedule_day_gone()}</Notice>
    default:
      return null
  }
}

function dayText(day: string): string {
  return isLondonDate(day) ? longDay(day) : day
}

function monthText([first]: readonly LondonDate[]): string {
  return first ? longMonth(first) : ''
}
