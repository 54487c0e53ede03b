import type { ChangeEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { ConsultationForm } from './consultation-schema.ts'
import { timePlaceholder } from './time-placeholder.ts'
import type { useAppointmentTimes } from './use-appointment-times.ts'

interface TimeFieldProps {
  readonly field: { readonly id: string; readonly label: string; readonly error: string | undefined }
  /** What has been chosen so far. */
  readonly values: Pick<ConsultationForm, 'serviceId' | 'location' | 'date' | 'time'>
  readonly times: ReturnType<typeof useAppointmentTimes>
  readonly onChoose: (time: string) => void
}

/** The times that are free on the chosen day; nothing can be chosen before a day and a topic are. */
export function TimeField({ field, values, times: { times, state, retry }, onChoose }: TimeFieldProps) {
  const placeholder = timePlaceholder(values, state)
  const focusNext = useFocusNext()

  function askAgain(): void {
    focusNext(field.id)
    retry()
  }

  return (
    <LabelledField
      id={field.id}
      label={field.label}
      error={field.error}
      hint={
        state === 'away' ? (
          <span role="alert">
            {m.consultation_times_away()}{' '}
            <button type="button" className="link" onClick={askAgain}>
              {m.basket_retry()}
            </button>
          </span>
        ) : (
          m.consultation_time_hint()
        )
      }
    >
      {(control) => (
        <>
          <select
            {...control}
            disabled={values.date === '' || values.serviceId === ''}
            aria-busy={state === 'loading' || undefined}
            value={times.includes(values.time) ? values.time : ''}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => onChoose(event.currentTarget.value)}
          >
            <option value="">{placeholder}</option>
            {times.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </select>
          <span role="status" className="sr-only">
            {state === 'loading' || state === 0 ? placeholder : null}
          </span>
        </>
      )}
    </LabelledField>
  )
}
