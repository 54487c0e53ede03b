import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { consultation, type ConsultationOpening } from '#data/booking/consultation-opening.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { closeBeside } from '#ui/close-beside.ts'
import { Icon } from '#ui/icon.tsx'
import { Consultation } from './consultation.tsx'
import styles from './consultation-panel.module.css'

/** How long the panel takes to leave, as its style sheet has it. */
const leavingMs = 300

/**
 * The panel over a page: it closes on the X, on CLOSE, beside it and with Esc, and forgets everything once it has left
 * (rules/booking#panel).
 */
export function ConsultationPanel({ opening }: { opening: ConsultationOpening }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const titleId = useId()
  const router = useRouter()
  const isVirtual = opening.location === 'VIRTUAL'
  const close = () => dialog.current?.close()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    title.current?.focus()
    return () => clearTimeout(leaving.current)
  }, [])
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) dialog.current?.close()
      }),
    [router],
  )
  useEffect(() => {
    const { current: panel } = dialog
    return panel ? closeBeside(panel) : undefined
  }, [])

  function leave(): void {
    // Where a press gives no focus, nothing has it back by itself.
    if (document.activeElement === document.body) opening.opener?.focus({ preventScroll: true })
    leaving.current = setTimeout(() => consultation.end(opening), leavingMs)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      // A press beside it closes it; React passes on what it does not know.
      {...{ closedby: 'any' }}
      onClose={leave}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {isVirtual ? m.consultation_title_virtual() : m.consultation_title()}
          </h2>
          <p>{m.consultation_lead()}</p>
        </div>
        <button type="button" aria-label={m.close()} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.content}>
        <Consultation
          location={opening.location}
          places={isVirtual ? 'none' : 'boutiques'}
          aside={
            <button
              type="button"
              className={`${buttons.button} ${buttons.quiet} ${styles.close}`}
              onClick={close}
            >
              {m.close()}
            </button>
          }
        />
      </div>
    </dialog>
  )
}
