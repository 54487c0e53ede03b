import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useState } from 'react'
import { forgetBrowser } from '#data/account/forget-browser.ts'
import { m } from '#generated/paraglide/messages.js'
import { FormProblems } from '#shop/account/form-problems.tsx'
import { passwordWords } from '#shop/account/password-words.ts'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { useIdentityForm } from '#shop/account/use-identity-form.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { OpeningRow } from './detail-row.tsx'
import { KnownEmail } from './known-email.tsx'
import styles from './details-section.module.css'
import forms from '#shop/account/account-form.module.css'

/** The end of an account (rules/account#deleting-an-account): what goes, what stays, and the password. */
export function CloseAccount({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const form = useIdentityForm('delete-account', {
    isSignedIn: true,
    onDone: () => forgetBrowser(addresses.signIn('closed')),
  })
  return (
    <OpeningRow
      label={m.account_close_label()}
      text={m.account_close_summary()}
      open={m.account_close_open()}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <form className={forms.form} noValidate method="post" onSubmit={form.onSubmit}>
        <div className={styles.keeps}>
          <p>
            <b>{m.account_close_goes_label()}</b> {m.account_close_goes()}
          </p>
          <p>
            <b>{m.account_close_stays_label()}</b> {m.account_close_stays()}
          </p>
          <p>{m.account_close_final()}</p>
        </div>
        <FormProblems form={form} />
        <KnownEmail email={email} />
        <PasswordField {...form.field('password')} autoComplete="current-password" words={passwordWords()} />
        <SubmitButton isPending={form.isPending} pending={m.account_closing()}>
          {m.account_close_submit()}
        </SubmitButton>
      </form>
    </OpeningRow>
  )
}
