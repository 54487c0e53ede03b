import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { Opening } from '#data/dialog-opening.ts'
import { enquiry } from '#data/enquiry/enquiry-opening.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Enquiry } from './enquiry.tsx'
import styles from './enquiry-dialog.module.css'

/** The contact form over a page (rules/enquiries#contact-form). A press beside it does not close it: what was typed stays. */
export function EnquiryDialog({ opening }: { opening: Opening }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const router = useRouter()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    title.current?.focus()
  }, [])
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) dialog.current?.close()
      }),
    [router],
  )

  function leave(): void {
    // Where a press gives no focus, nothing has it back by itself.
    if (document.activeElement === document.body) opening.opener?.focus({ preventScroll: true })
    enquiry.end(opening)
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={leave}>
      <div className={styles.head}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {m.enquiry_title()}
        </h2>
        <button type="button" aria-label={m.close()} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <p className={styles.lead}>{m.enquiry_lead()}</p>
      <Enquiry />
    </dialog>
  )
}
