import { messageLimits } from '@shop/schema/domain/booking/booking-limits'
import type { ConsultationCalendar } from '@shop/schema/domain/booking/consultation-days'
import { longestEmail } from '@shop/schema/domain/vocabulary/email'
import { longestPersonName } from '@shop/schema/domain/vocabulary/person-name'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { apiLanguage } from '#data/language/shop-language.ts'
import { LabelledField } from '#ui/form/labelled-field.tsx'
import { DateField } from './calendar/date-field.tsx'
import { LocationField } from './location-field.tsx'
import { TimeField } from './time-field.tsx'
import { useAppointmentTimes } from './use-appointment-times.ts'
import type { BookingService } from './use-booking-diary.ts'
import type { ConsultationFormState } from './use-consultation-form.ts'
import { TypedField } from './typed-field.tsx'
import { nameSigns, phoneSigns } from './typed-signs.ts'
import styles from './consultation-form.module.css'

export interface ConsultationFieldsProps {
  readonly state: ConsultationFormState
  readonly services: readonly BookingService[]
  readonly calendar: ConsultationCalendar
  /** Which places the visitor picks from; none where it is by video in any case. */
  readonly places: 'boutiques' | 'all' | 'none'
}

/** Where, about what, when, and who (rules/booking#fields). */
export function ConsultationFields({ state, services, calendar, places }: ConsultationFieldsProps) {
  const { form, field, choose } = state
  const [location, serviceId, date, time, message] = useWatch({
    control: form.control,
    name: ['location', 'serviceId', 'date', 'time', 'message'],
  })
  const times = useAppointmentTimes({ date, location, serviceId })
  const typed = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    ...field(name),
    registered: form.register(name),
  })
  return (
    <>
      {places !== 'none' && (
        <LocationField
          field={field('location')}
          chosen={location}
          offersVirtual={places === 'all'}
          onChoose={(chosen) => choose({ location: chosen, date: '', time: '' })}
        />
      )}
      <LabelledField {...field('serviceId')}>
        {(control) => (
          <select
            {...control}
            value={serviceId}
            onChange={({ currentTarget }) => choose({ serviceId: currentTarget.value, time: '' })}
          >
            <option value="">{m.consultation_topic_choose()}</option>
            {services.map(({ id, displayName }) => (
              <option
                key={id}
                value={id}
                lang={ownNameOf(displayName) === displayName ? apiLanguage : undefined}
              >
                {ownNameOf(displayName)}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <DateField
        // Another location has other days: what was typed for this one goes with it.
        key={location}
        field={field('date')}
        location={location}
        calendar={calendar}
        chosen={date}
        onChoose={(day) => choose({ date: day, time: '' })}
      />
      <TimeField
        field={{ ...field('time'), ...(date && { label: m.consultation_time_on({ day: longDay(date) }) }) }}
        values={{ location, serviceId, date, time }}
        times={times}
        onChoose={(chosen) => choose({ time: chosen })}
      />
      <div className={styles.names}>
        <TypedField
          {...typed('firstName')}
          signs={nameSigns}
          maxLength={longestPersonName}
          autoComplete="given-name"
        />
        <TypedField
          {...typed('lastName')}
          signs={nameSigns}
          maxLength={longestPersonName}
          autoComplete="family-name"
        />
      </div>
      <TypedField {...typed('email')} type="email" maxLength={longestEmail} autoComplete="email" />
      <TypedField {...typed('phone')} type="tel" signs={phoneSigns} autoComplete="tel" />
      <LabelledField
        {...field('message')}
        hint={
          <span className={styles.count}>
            {m.consultation_count({ count: message.length, most: messageLimits.longestConsultation })}
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register('message')}
            rows={4}
            maxLength={messageLimits.longestConsultation}
          />
        )}
      </LabelledField>
    </>
  )
}
