import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import { m } from '#generated/paraglide/messages.js'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import type { EmailConfirmation } from './use-email-confirmation.ts'
import forms from '#shop/account/account-form.module.css'

interface ConfirmEmailProps {
  readonly confirmation: EmailConfirmation
  /** Who is signed in here already, and would no longer be. */
  readonly user: AccountUser | null
}

/** What the link of a registration leads to: says what a press does, and does nothing before it. */
export function ConfirmEmail({ confirmation: { step, confirm }, user }: ConfirmEmailProps) {
  if (step === 'refused') {
    return (
      <div className={forms.form}>
        <h1>
          <UnbrokenWords text={m.account_confirm_title()} />
        </h1>
        <ConfirmationRefused user={user} />
      </div>
    )
  }
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <h1>
        <UnbrokenWords text={m.account_confirm_title()} />
      </h1>
      <p>{m.account_confirm_text()}</p>
      {user && (
        <Notice kind="calm">
          {m.account_confirm_instead({ name: `${user.firstName} ${user.lastName}` })}
        </Notice>
      )}
      {step === 'unreachable' && (
        <Notice kind="error">{m.account_confirm_unreachable({ phone: shopIdentity.freephone.shown })}</Notice>
      )}
      <SubmitButton isPending={step === 'pending'} pending={m.account_confirming()}>
        {step === 'unreachable' ? m.account_retry() : m.account_confirm_submit()}
      </SubmitButton>
      <p className="caption">{m.account_confirm_not_you()}</p>
    </form>
  )
}

/** The link was refused, with the way on for a guest or for whoever is signed in; takes the focus of the button. */
export function ConfirmationRefused({ user }: { user: AccountUser | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice kind="error" ref={box} tabIndex={-1}>
      <p>{user ? m.account_link_invalid() : m.account_confirm_invalid()}</p>
      <ShopLink className="link" href={user ? addresses.account() : addresses.register()}>
        {user ? m.account_title() : m.account_register()}
      </ShopLink>
    </Notice>
  )
}
