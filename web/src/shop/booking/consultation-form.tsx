import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { LoadingIndicator } from '#ui/loading-indicator.tsx'
import { ConsultationFields, type ConsultationFieldsProps } from './consultation-fields.tsx'
import styles from './consultation-form.module.css'

interface ConsultationFormProps extends ConsultationFieldsProps {
  /** Stands beside the button that sends it. */
  readonly aside?: ReactNode
}

/** The form and what stands in its way; covered while it is on its way. */
export function ConsultationForm({ aside, ...fields }: ConsultationFormProps) {
  const { isSending, submit, fieldErrors, attempt, problem } = fields.state
  const count = fieldErrors.length
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.body}>
        {isSending && (
          <div className={styles.cover}>
            <LoadingIndicator text={m.consultation_sending()} wait={m.please_wait()} />
          </div>
        )}
        <div className={styles.fields} inert={isSending}>
          <ErrorSummary
            title={count === 1 ? m.account_one_problem() : m.account_problems({ count })}
            errors={fieldErrors}
            attempt={attempt}
          />
          {problem && count === 0 && <Problem key={attempt} problem={problem} />}
          <ConsultationFields {...fields} />
          <p className="caption">
            <LinkedText
              text={m.consultation_privacy()}
              hrefs={[contentAddresses.privacy]}
              hint={m.opens_in_new_tab()}
            />
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        {aside}
        <button
          type="submit"
          className={buttons.button}
          aria-disabled={isSending || undefined}
          onClick={(event) => {
            if (isSending) event.preventDefault()
          }}
        >
          {m.consultation_submit()}
        </button>
      </div>
    </form>
  )
}

/** Why it could not be sent, where that is no matter of a field: it takes the focus, as a summary does, after each attempt. */
function Problem({ problem }: { problem: 'away' | 'refused' }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { shown: phone } = shopIdentity.freephone
  return (
    <Notice kind="error" ref={box} tabIndex={-1}>
      <h2>{m.consultation_failed_title()}</h2>
      <p>{problem === 'away' ? m.consultation_failed({ phone }) : m.consultation_refused({ phone })}</p>
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
