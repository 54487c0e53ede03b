import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { IdentitySession } from '@shop/schema/http/identity'
import { useEffect, useRef, useState } from 'react'
import { askIdentity } from '#data/account/identity.ts'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'

interface ConfirmEmailProps {
  /** From the link of the message. */
  readonly token: string
  readonly onSignedIn: (session: IdentitySession) => void
}

/** Makes the account of a registration, once, when its link is opened; signs in with it (rules/account#identity-provider). */
export function ConfirmEmail({ token, onSignedIn }: ConfirmEmailProps) {
  const [outcome, setOutcome] = useState<'pending' | 'invalid' | 'unreachable'>('pending')
  const asked = useRef<string | null>(null)

  async function confirm() {
    setOutcome('pending')
    const answer = await askIdentity('confirm-email', { token }).catch(() => null)
    if (answer === null) setOutcome('unreachable')
    else if (answer.isDone && answer.session) onSignedIn(answer.session)
    else setOutcome('invalid')
  }

  useEffect(() => {
    // A link works once: React may run an effect twice.
    if (asked.current === token) return
    asked.current = token
    void confirm()
  })

  if (outcome === 'pending') return <Notice kind="calm">{m.account_confirming()}</Notice>
  if (outcome === 'invalid') {
    return (
      <Notice kind="error">
        <p>{m.account_confirm_invalid()}</p>
        <ShopLink className="link" href={addresses.register()}>
          {m.account_register()}
        </ShopLink>
      </Notice>
    )
  }
  return (
    <Notice kind="error">
      <p>{m.account_unreachable({ phone: shopIdentity.freephone.shown })}</p>
      <button type="button" className="link" onClick={() => void confirm()}>
        {m.account_retry()}
      </button>
    </Notice>
  )
}
