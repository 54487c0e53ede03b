import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { beginSession } from '#data/account/session.ts'
import { m } from '#generated/paraglide/messages.js'
import { CornerClose } from '#ui/corner-close.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-dialog.module.css'

interface SignInDialogProps {
  readonly title: string
  readonly text?: string
  /** What the button says. */
  readonly submit: string
  /** The piece that it is about, above the title. */
  readonly piece?: ReactNode
  /** Called once somebody has signed in, before the dialog closes. */
  readonly onSignedIn: () => void
  /** Called when it is closed without. */
  readonly onClose: () => void
}

/** Signs in over the page that is open, which stays as it is. */
export function SignInDialog({ title, text, submit, piece, onSignedIn, onClose }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasSignedIn = useRef(false)
  const titleId = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (!hasSignedIn.current) onClose()
      }}
    >
      <CornerClose label={m.close()} dialog={dialog} />
      <SignInForm
        submit={submit}
        onSignedIn={(session) => {
          hasSignedIn.current = true
          dialog.current?.close()
          beginSession(session)
          onSignedIn()
        }}
        head={
          <>
            {piece}
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {text && <p className="muted">{text}</p>}
          </>
        }
      >
        <p className={styles.other}>
          <ShopLink className="link" href={addresses.register()}>
            {m.account_register()}
          </ShopLink>
        </p>
      </SignInForm>
    </dialog>
  )
}
