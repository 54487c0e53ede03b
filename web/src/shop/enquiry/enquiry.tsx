import { bookConsultation } from '@shop/schema/domain/addresses/addresses'
import { useEffect, useId, useRef, useState } from 'react'
import { opensConsultation } from '#data/booking/consultation-opening.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { locationName } from './enquiry-words.ts'
import { enquiryFieldId, type SentEnquiry } from './use-enquiry-form.ts'
import styles from './enquiry.module.css'

/** The contact form, and in its place what became of it (rules/enquiries#confirmation). */
export function Enquiry() {
  const [sent, setSent] = useState<SentEnquiry | null>(null)
  const formId = useId()
  const focusNext = useFocusNext()
  if (sent === null) return <EnquiryForm formId={formId} onSent={setSent} />
  return (
    <EnquirySent
      sent={sent}
      onAnother={() => {
        setSent(null)
        focusNext(enquiryFieldId(formId, 'contactName'))
      }}
    />
  )
}

/** It takes the focus, and the view goes to it. */
function EnquirySent({ sent, onAnother }: { readonly sent: SentEnquiry; readonly onAnother: () => void }) {
  const { values, reference } = sent
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { location } = values
  return (
    <div className={styles.sent} role="status" ref={box} tabIndex={-1}>
      <h3>{m.enquiry_sent()}</h3>
      <p>{m.enquiry_sent_reply()}</p>
      <dl>
        {location !== '' && (
          <>
            <dt>{m.enquiry_sent_to()}</dt>
            <dd>{locationName(location)}</dd>
          </>
        )}
        <dt>{m.enquiry_sent_copy()}</dt>
        <dd>{values.email}</dd>
        <dt>{m.enquiry_reference()}</dt>
        <dd>{reference}</dd>
      </dl>
      <p className={styles.ways}>
        <ShopLink
          href={bookConsultation()}
          className={`${buttons.button} ${buttons.quiet}`}
          {...opensConsultation()}
        >
          {m.consultation_title()}
        </ShopLink>
        <button type="button" className="link" onClick={onAnother}>
          {m.enquiry_another()}
        </button>
      </p>
    </div>
  )
}
