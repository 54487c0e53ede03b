import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { IdentitySession } from '@shop/schema/http/identity'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { FormField } from '#ui/form/form-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { FormProblems } from './form-problems.tsx'
import { passwordWords } from './password-words.ts'
import { SubmitButton } from './submit-button.tsx'
import { useIdentityForm } from './use-identity-form.ts'
import styles from './account-form.module.css'

interface SignInFormProps {
  /** What the button says. */
  readonly submit: string
  readonly onSignedIn: (session: IdentitySession) => void
  /** What stands above the fields, and below the button. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/** E-mail and password: on the page Sign In, and in the dialog that a page opens where it needs a sign-in. */
export function SignInForm({ submit, onSignedIn, head, children }: SignInFormProps) {
  const form = useIdentityForm('sign-in', {
    onDone: ({ session }) => {
      if (session === null) throw new Error('A sign-in was answered without a session')
      onSignedIn(session)
    },
  })
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.onSubmit}>
      {head}
      <FormProblems form={form} />
      <noscript>
        <p>{m.account_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <FormField {...form.field('email')} type="email" autoComplete="username webauthn" />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        words={passwordWords()}
        hint={
          <ShopLink className={`link ${styles.end}`} href={addresses.forgotPassword()}>
            {m.account_forgotten()}
          </ShopLink>
        }
      />
      <SubmitButton isPending={form.isPending} pending={m.account_signing_in()}>
        {submit}
      </SubmitButton>
      {children}
    </form>
  )
}
