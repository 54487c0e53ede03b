import { isLondonDate } from '@shop/schema/domain/values/calendar'
import type { DeliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { longDate, longDay } from '#shop/design/delivery/delivery-dates.ts'
import { Notice } from '#ui/form/notice.tsx'
import skeletons from '#ui/skeleton.module.css'
import { Choice, Choices } from './choices.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { useCheckout, useField } from './field-of-form.ts'
import { FormSection } from './form-section.tsx'
import type { Order } from './use-order.ts'
import fields from '#ui/field.module.css'

interface DateSectionProps extends Pick<Order, 'waitsForSize' | 'retryDays'> {
  /** Null while nobody can say. */
  readonly days: DeliveryDays | null
}

/** When a parcel arrives: the first day that it can, or a later one. */
export function DateSection({ days, waitsForSize, retryDays }: DateSectionProps) {
  const { register } = useCheckout()
  const when = register('delivery.when')
  return (
    <FormSection id="checkout-date" title={m.checkout_date()}>
      {days === null && retryDays !== null ? (
        <Notice kind="calm">
          {m.checkout_days_failed()}{' '}
          <button type="button" className="link" onClick={retryDays}>
            {m.basket_retry()}
          </button>
        </Notice>
      ) : days === null ? (
        <div aria-hidden="true">
          <i className={skeletons.title} />
          <i className={skeletons.line} />
        </div>
      ) : (
        <>
          <Choices legend={m.checkout_date_legend()}>
            <Choice
              {...when}
              value="FIRST"
              title={longDay(days.firstDay)}
              note={waitsForSize ? m.checkout_first_day_before_size() : m.checkout_first_day_note()}
              end={m.basket_delivery_free()}
            />
            <Choice
              {...when}
              value="LATER"
              title={m.checkout_later_day()}
              note={m.checkout_later_day_note({ day: longDate(days.lastDay) })}
              end={m.basket_delivery_free()}
            />
          </Choices>
          <LaterDay days={days} />
        </>
      )}
    </FormSection>
  )
}

function LaterDay({ days: { days } }: { days: DeliveryDays }) {
  const { control, setValue, formState } = useCheckout()
  const [when, day] = useWatch({ control, name: ['delivery.when', 'delivery.day'] })
  const { id, error } = useField('delivery.day')
  const errorId = useId()
  if (when !== 'LATER') return null
  return (
    <div>
      <DayCalendar
        id={id}
        days={days}
        chosen={isLondonDate(day) && days.includes(day) ? day : null}
        onChoose={(chosen) =>
          setValue('delivery.day', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        describedBy={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  )
}
