import { contact } from '@shop/schema/domain/addresses/addresses'
import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { useEnquiryForm, type EnquiryOptions } from './use-enquiry-form.ts'
import styles from './enquiry.module.css'

/** The contact form and what stands in its way. Marked as held: a browser that runs script sends it by script alone. */
export function EnquiryForm(options: Pick<EnquiryOptions, 'formId' | 'onSent'>) {
  const source = useLocation({ select: ({ pathname }) => pathname })
  const state = useEnquiryForm({ source, ...options })
  const isAlive = useAlive()
  const { isSending, submit, fieldErrors, attempt, problem } = state
  const count = fieldErrors.length
  return (
    <form
      className={styles.form}
      action={contact()}
      method="post"
      data-held=""
      noValidate={isAlive}
      aria-busy={isSending || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary
        title={count === 1 ? m.account_one_problem() : m.account_problems({ count })}
        errors={fieldErrors}
        attempt={attempt}
      />
      {problem && count === 0 && <Problem key={attempt} problem={problem} />}
      <EnquiryFields state={state} />
      <div className={styles.foot}>
        <button type="submit" className={buttons.button} disabled={isSending}>
          {isSending && <i className={styles.spinner} aria-hidden="true" />}
          {isSending ? m.enquiry_sending() : m.enquiry_send()}
        </button>
        <p className="caption">
          <LinkedText
            text={m.enquiry_privacy()}
            hrefs={[contentAddresses.privacy]}
            hint={m.opens_in_new_tab()}
          />
        </p>
      </div>
    </form>
  )
}

/** Why it could not be sent, where that is no matter of a field: it takes the focus after each attempt. */
function Problem({ problem }: { problem: 'away' | 'refused' }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { shown: phone } = shopIdentity.freephone
  return (
    <Notice kind="error" ref={box} tabIndex={-1}>
      <h2>{m.enquiry_failed_title()}</h2>
      <p>{problem === 'away' ? m.enquiry_failed({ phone }) : m.enquiry_refused({ phone })}</p>
      {problem === 'away' && (
        <p>
          <button type="submit" className="link">
            {m.basket_retry()}
          </button>
        </p>
      )}
    </Notice>
  )
}
