import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef, useState } from 'react'
import { confirmSession } from '#data/account/confirm-session.ts'
import { m } from '#generated/paraglide/messages.js'
import { FormProblems } from '#shop/account/form-problems.tsx'
import { passwordWords } from '#shop/account/password-words.ts'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { useIdentityForm } from '#shop/account/use-identity-form.ts'
import { Notice } from '#ui/form/notice.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { AccessLayout } from './access-layout.tsx'
import { useLinkToken } from './use-link-token.ts'
import buttons from '#ui/button.module.css'
import forms from '#shop/account/account-form.module.css'

/** Chooses a new password, with the token of the link that was asked for (rules/account#sessions). */
export function ResetPasswordPage() {
  const token = useLinkToken('token')
  const isAlive = useAlive()
  return (
    <AccessLayout>
      {isAlive && token === null ? <LinkMissing /> : <ResetForm token={token ?? null} />}
    </AccessLayout>
  )
}

/** The page was opened without a link, or loaded anew after the link had been taken out of the address. */
function LinkMissing() {
  return (
    <div className={`${forms.form} ${forms.instead}`}>
      <h1>{m.account_new_password_title()}</h1>
      <p>{m.account_reset_missing()}</p>
      <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.forgotPassword()}>
        {m.account_send_link()}
      </ShopLink>
    </div>
  )
}

function ResetForm({ token }: { token: string | null }) {
  const [isDone, setDone] = useState(false)
  const form = useIdentityForm('reset-password', {
    known: { token: token ?? '' },
    onDone: () => {
      // Every session of the account has ended with it: one of this browser is refused, one of another account goes on.
      void confirmSession()
      setDone(true)
    },
  })
  if (isDone) return <PasswordSaved />
  const isLinkInvalid = form.problem?.kind === 'refused' && form.problem.code === 'LINK_INVALID'
  return (
    <form className={forms.form} noValidate method="post" onSubmit={form.onSubmit}>
      <h1>{m.account_new_password_title()}</h1>
      <p>{m.account_reset_text()}</p>
      <FormProblems form={form} />
      {isLinkInvalid && (
        <p className={forms.other}>
          <ShopLink className="link" href={addresses.forgotPassword()}>
            {m.account_send_link()}
          </ShopLink>
        </p>
      )}
      <noscript>
        <p>{m.account_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        words={passwordWords()}
        hint={m.account_password_hint()}
      />
      <SubmitButton isPending={form.isPending} pending={m.account_saving()}>
        {m.account_reset_submit()}
      </SubmitButton>
    </form>
  )
}

/** Stands in place of the form, and takes the focus that was in it. */
function PasswordSaved() {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className={forms.form}>
      <h1>{m.account_new_password_title()}</h1>
      <Notice kind="calm" ref={notice} tabIndex={-1}>
        {m.account_reset_done()}
      </Notice>
      <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.signIn()}>
        {m.account_sign_in()}
      </ShopLink>
    </div>
  )
}
