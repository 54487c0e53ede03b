import type { ConsultationCalendar } from '@shop/schema/domain/booking/consultation-days'
import { lastConsultationDay } from '@shop/schema/domain/booking/consultation-days'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { useState, type KeyboardEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { FormField } from '#ui/form/form-field.tsx'
import type { ConsultationForm } from '../consultation-schema.ts'
import { closedDaysOf, reasonText, type ClosedOn } from './closed-words.ts'
import { ConsultationDayChoice } from './consultation-day-choice.tsx'
import { dayToType, typedDay } from './typed-day.ts'
import styles from './date-field.module.css'

interface DateFieldProps {
  /** What the field is drawn with; it may be wrong already. */
  readonly field: { readonly id: string; readonly label: string; readonly error: string | undefined }
  readonly location: ConsultationForm['location']
  readonly calendar: ConsultationCalendar
  readonly chosen: LondonDate | ''
  /** Empty where what is typed is no day that can be booked. */
  readonly onChoose: (day: LondonDate | '') => void
}

/** A day, typed or taken from the calendar, whichever is easier; each follows the other. */
export function DateField({ field, location, calendar, chosen, onChoose }: DateFieldProps) {
  const { today } = calendar
  const closedOn = closedDaysOf(location, calendar)
  // What is typed, for as long as it means the day that is chosen.
  const [draft, setDraft] = useState<{ readonly text: string; readonly day: LondonDate | '' }>({
    text: '',
    day: '',
  })
  const [isLeft, setLeft] = useState(false)
  const text = draft.day === chosen ? draft.text : chosen && dayToType(chosen)
  const problem = isLeft && chosen === '' ? problemOf(text, today, closedOn) : null

  function type(typed: string): void {
    const day = typedDay(typed, today)
    const open = day !== null && closedOn(day) === null ? day : ''
    setDraft({ text: typed, day: open })
    setLeft(false)
    if (open !== chosen) onChoose(open)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // It ends the date, not the form.
    event.preventDefault()
    setLeft(true)
  }

  return (
    <div className={styles.date}>
      <FormField
        {...field}
        error={problem ?? field.error}
        hint={m.consultation_date_hint()}
        type="text"
        inputMode="text"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={onKeyDown}
      />
      <ConsultationDayChoice
        label={field.label}
        bounds={{ first: today, last: lastConsultationDay(today) }}
        today={today}
        chosen={chosen}
        closedOn={closedOn}
        onChoose={onChoose}
      />
    </div>
  )
}

function problemOf(text: string, today: LondonDate, closedOn: ClosedOn): string | null {
  if (text.trim() === '') return null
  const day = typedDay(text, today)
  if (day === null) return m.consultation_date_unknown()
  const reason = closedOn(day)
  return reason && m.consultation_date_closed({ day: longDay(day), reason: reasonText(reason, day) })
}
