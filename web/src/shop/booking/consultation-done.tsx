import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef, type ReactNode } from 'react'
import { shopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { saveFile } from '#lib/save-file.ts'
import buttons from '#ui/button.module.css'
import { appointmentFile } from './appointment-file.ts'
import type { CheckedConsultation } from './consultation-schema.ts'
import { doneText, placeText } from './consultation-words.ts'
import styles from './consultation-done.module.css'

interface ConsultationDoneProps {
  readonly sent: CheckedConsultation
  /** Of the request. */
  readonly id: string
  /** A way on. */
  readonly children?: ReactNode
}

/** What was asked for, and what happens next; it takes the focus, so that it is read out (rules/booking#done). */
export function ConsultationDone({ sent, id, children }: ConsultationDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function keep(): void {
    const now = shopNow()
    if (now === null) return
    const file = appointmentFile({
      id,
      date: sent.date,
      time: sent.time,
      title: m.consultation_event({ brand: shopIdentity.brand }),
      place: placeText(sent.location),
      note: m.consultation_done_note(),
      now,
    })
    saveFile(
      `${shopIdentity.brand.toLowerCase()}-${m.consultation_noun()}-${sent.date}.ics`,
      file,
      'text/calendar',
    )
  }

  return (
    <div className={styles.done}>
      <h3 ref={title} tabIndex={-1}>
        {m.consultation_done()}
      </h3>
      <p>{doneText(sent)}</p>
      <p className="muted">{m.consultation_done_note()}</p>
      <div className={styles.ways}>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={keep}>
          {m.consultation_keep()}
        </button>
        {children}
      </div>
    </div>
  )
}
