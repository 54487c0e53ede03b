import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import { useVisitor } from '#data/account/session.ts'
import { m } from '#generated/paraglide/messages.js'
import { linkTarget } from '#ui/follow-link.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import styles from './signed-in-only.module.css'

interface SignedInOnlyProps {
  /** The shape of the page: what the server writes, which knows nobody, and what stands until the browser has been asked. */
  readonly fallback: ReactNode
  readonly children: (user: AccountUser) => ReactNode
}

/**
 * A page for whoever is signed in; a guest goes to Sign In, and comes back afterwards (rules/account#guards). When a
 * session ends by itself the page stays as it is, out of sight with all that was typed, and asks to sign in again.
 */
export function SignedInOnly({ fallback, children }: SignedInOnlyProps) {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [shown, setShown] = useState<AccountUser | null>(null)
  const user = visitor.kind === 'signed-in' ? visitor.user : null
  if (user && user.id !== shown?.id) setShown(user)
  const isGuest = visitor.kind === 'guest'
  // Until somebody signs in: that another tab has been told of it changes nothing here.
  const [hasEnded, setEnded] = useState(false)
  const ends = isGuest && visitor.isRefused && shown !== null
  if (ends && !hasEnded) setEnded(true)
  if (user && hasEnded) setEnded(false)
  const mustLeave = isGuest && !hasEnded

  const lastFocused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // Signed in again: the dialog has nothing to give the focus back to, since the page was out of use when it opened.
    if (!hasEnded && document.activeElement === document.body) lastFocused.current?.focus()
  }, [hasEnded])

  useEffect(() => {
    if (mustLeave) void navigate({ ...linkTarget(addresses.signIn()), replace: true })
  }, [mustLeave, navigate])

  const known = user ?? (hasEnded ? shown : null)
  if (known === null) return fallback
  return (
    <>
      <div
        key={known.id}
        inert={hasEnded}
        className={hasEnded ? styles.hidden : undefined}
        onFocus={({ target }) => (lastFocused.current = target)}
      >
        {children(known)}
      </div>
      {hasEnded && (
        <SignInDialog
          title={m.account_again_title()}
          text={m.account_again_text()}
          submit={m.account_sign_in()}
          onSignedIn={() => undefined}
          onClose={() => void navigate({ ...linkTarget(addresses.signIn()), replace: true })}
        />
      )}
    </>
  )
}
