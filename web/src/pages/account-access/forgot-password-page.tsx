import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { FormProblems } from '#shop/account/form-problems.tsx'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { useIdentityForm } from '#shop/account/use-identity-form.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccessLayout } from './access-layout.tsx'
import forms from '#shop/account/account-form.module.css'

/** Asks for the link to a new password; answered alike for every address (rules/account#nobody-learns-who-has-an-account). */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useIdentityForm('forgot-password', {
    onDone: (_answer, { email = '' }) => setSentTo(email),
  })
  return (
    <AccessLayout>
      <form className={forms.form} noValidate method="post" onSubmit={form.onSubmit}>
        <h1>{m.account_new_password_title()}</h1>
        <p>{m.account_forgot_text()}</p>
        <FormProblems form={form} />
        <noscript>
          <p>{m.account_noscript({ phone: shopIdentity.freephone.shown })}</p>
        </noscript>
        <FormField {...form.field('email')} type="email" autoComplete="username" />
        <SubmitButton isPending={form.isPending} pending={m.account_sending()}>
          {sentTo === null ? m.account_send_link() : m.account_send_again()}
        </SubmitButton>
        {sentTo !== null && <Notice kind="calm">{m.account_forgot_sent({ email: sentTo })}</Notice>}
        <p className={forms.other}>
          <span>{m.account_remembered()}</span>
          <ShopLink className="link" href={addresses.signIn()}>
            {m.account_sign_in()}
          </ShopLink>
        </p>
      </form>
    </AccessLayout>
  )
}
