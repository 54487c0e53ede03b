import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useId, useState, type ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Notice } from '#ui/form/notice.tsx'
import { LoadingIndicator } from '#ui/loading-indicator.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { ConsultationDone } from './consultation-done.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import type { ConsultationFieldsProps } from './consultation-fields.tsx'
import type { CheckedConsultation } from './consultation-schema.ts'
import { useBookingDiary, type BookingDiary } from './use-booking-diary.ts'
import { consultationFieldId, useConsultationForm } from './use-consultation-form.ts'

interface ConsultationProps extends Pick<ConsultationFieldsProps, 'places'> {
  /** Where it starts; null where the visitor picks it. */
  readonly location: ConsultationLocation | null
  /** Whom the address of the page names; null for nobody. */
  readonly consultant?: string | null
  /** Stands beside the button that sends it, and below what has been sent. */
  readonly aside?: ReactNode
}

/**
 * A consultation from its topics to what was asked for (rules/booking#panel): loading services, form, submitting,
 * completed. In a panel and on a page it is the same.
 */
export function Consultation({ location, consultant = null, places, aside }: ConsultationProps) {
  const diary = useBookingDiary()
  const [formId, retryId] = [useId(), useId()]
  const focusNext = useFocusNext()
  const [sent, setSent] = useState<{ readonly values: CheckedConsultation; readonly id: string } | null>(null)
  if (sent) {
    return (
      <ConsultationDone sent={sent.values} id={sent.id}>
        {aside}
      </ConsultationDone>
    )
  }
  if (diary.state !== 'ready') {
    // To what has come by asking again: the first field, or the same button.
    const firstIds = [consultationFieldId(formId, 'location'), consultationFieldId(formId, 'serviceId')]
    return <Waiting diary={diary} retryId={retryId} onRetry={() => focusNext(...firstIds, retryId)} />
  }
  return (
    <Asking
      {...{ formId, location, consultant, places, aside, services: diary.services, calendar: diary.calendar }}
      onSent={(values, id) => setSent({ values, id })}
    />
  )
}

interface AskingProps
  extends
    Omit<ConsultationFieldsProps, 'state'>,
    Required<Pick<ConsultationProps, 'location' | 'consultant' | 'aside'>> {
  readonly formId: string
  readonly onSent: (values: CheckedConsultation, id: string) => void
}

function Asking({ formId, location, consultant, onSent, ...fields }: AskingProps) {
  const state = useConsultationForm({ formId, location, consultant, onSent })
  return <ConsultationForm state={state} {...fields} />
}

interface WaitingProps {
  readonly diary: Exclude<BookingDiary, { state: 'ready' }>
  readonly retryId: string
  readonly onRetry: () => void
}

function Waiting({ diary, retryId, onRetry }: WaitingProps) {
  if (diary.state === 'loading') {
    return <LoadingIndicator text={m.consultation_loading()} wait={m.please_wait()} />
  }
  return (
    <Notice kind="error">
      <h2>{m.consultation_away()}</h2>
      <p>{m.consultation_away_text({ phone: shopIdentity.freephone.shown })}</p>
      <p>
        <button
          id={retryId}
          type="button"
          className={`${buttons.button} ${buttons.quiet}`}
          onClick={() => {
            onRetry()
            diary.retry()
          }}
        >
          {m.basket_retry()}
        </button>
      </p>
    </Notice>
  )
}
