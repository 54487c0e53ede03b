import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { FormProblems } from '#shop/account/form-problems.tsx'
import { passwordWords } from '#shop/account/password-words.ts'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { useIdentityForm } from '#shop/account/use-identity-form.ts'
import { useGuestOnly } from '#shop/account/use-guest-only.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccessLayout } from './access-layout.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import forms from '#shop/account/account-form.module.css'

/** Asks for an account: it is made when the link of the message is opened (rules/account#nobody-learns-who-has-an-account). */
export function RegisterPage() {
  const { user } = useGuestOnly()
  if (user) return <AlreadySignedIn user={user} />
  return (
    <AccessLayout>
      <RegisterForm />
    </AccessLayout>
  )
}

function RegisterForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useIdentityForm('register', {
    onDone: (_answer, { email = '' }) => setSentTo(email),
  })
  return (
    <form className={forms.form} noValidate method="post" onSubmit={form.onSubmit}>
      <h1>{m.account_register()}</h1>
      <p>{m.account_register_text()}</p>
      <FormProblems form={form} />
      <noscript>
        <p>{m.account_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <div className={forms.names}>
        <FormField {...form.field('firstName')} autoComplete="given-name" />
        <FormField {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <FormField {...form.field('email')} type="email" autoComplete="email" />
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        words={passwordWords()}
        hint={m.account_password_hint()}
      />
      <SubmitButton isPending={form.isPending} pending={m.account_registering()}>
        {sentTo === null ? m.account_register_submit() : m.account_send_again()}
      </SubmitButton>
      {sentTo !== null && <Notice kind="calm">{m.account_register_sent({ email: sentTo })}</Notice>}
      <p className={forms.other}>
        <span>{m.account_known_already()}</span>
        <ShopLink className="link" href={addresses.signIn()}>
          {m.account_sign_in()}
        </ShopLink>
      </p>
    </form>
  )
}
