import { isLondonDate } from '@shop/schema/domain/values/calendar'
import type { DeliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { WhyThisDate } from '#shop/design/delivery/delivery-block.tsx'
import { longDate, longDay } from '#data/language/dates.ts'
import { asLabel } from '#data/language/own-name.ts'
import { Notice } from '#ui/form/notice.tsx'
import skeletons from '#ui/skeleton.module.css'
import { Choice, Choices } from '#ui/form/choices.tsx'
import { DeliveryDayChoice } from './delivery-day-choice.tsx'
import { useCheckout, useField } from './field-of-form.ts'
import { FormSection } from './form-section.tsx'
import type { LongestLine, Order } from './use-order.ts'
import fields from '#ui/field.module.css'
import styles from './form-section.module.css'

interface DateSectionProps extends Pick<Order, 'longest' | 'waitsForSize' | 'retryDays'> {
  /** Null while nobody can say. */
  readonly days: DeliveryDays | null
  /** Whether more than one piece comes in the parcel. */
  readonly hasOthers: boolean
}

/** When a parcel arrives: the first day that it can, or a later one. */
export function DateSection({ days, longest, hasOthers, waitsForSize, retryDays }: DateSectionProps) {
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
              title={asLabel(longDay(days.firstDay))}
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
          {/* The shop may have learnt of a later day than the one that its parts come to. */}
          {longest?.delivery.arrivesOn === days.firstDay && (
            <WhyFirstDay longest={longest} hasOthers={hasOthers} waitsForSize={waitsForSize} />
          )}
        </>
      )}
    </FormSection>
  )
}

interface WhyFirstDayProps extends Pick<DateSectionProps, 'hasOthers' | 'waitsForSize'> {
  readonly longest: LongestLine
}

/** How the first day comes about; a later one the shopper has chosen. */
function WhyFirstDay({ longest: { delivery, made, title }, hasOthers, waitsForSize }: WhyFirstDayProps) {
  const { control } = useCheckout()
  if (useWatch({ control, name: 'delivery.when' }) !== 'FIRST') return null
  return (
    <div className={styles.last}>
      <WhyThisDate delivery={delivery} made={made}>
        {hasOthers && <p>{m.checkout_date_longest({ title })}</p>}
        {waitsForSize && <p>{m.delivery_size_unsure()}</p>}
      </WhyThisDate>
    </div>
  )
}

function LaterDay({ days: { days, firstDay } }: { days: DeliveryDays }) {
  const { control, setValue, formState } = useCheckout()
  const [when, day] = useWatch({ control, name: ['delivery.when', 'delivery.day'] })
  const { id, error } = useField('delivery.day')
  const errorId = useId()
  if (when !== 'LATER') return null
  return (
    <div>
      <DeliveryDayChoice
        id={id}
        days={days}
        firstDay={firstDay}
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
