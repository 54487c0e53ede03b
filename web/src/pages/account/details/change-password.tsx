import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { FormProblems } from '#shop/account/form-problems.tsx'
import { passwordWords } from '#shop/account/password-words.ts'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { useIdentityForm } from '#shop/account/use-identity-form.ts'
import { Notice } from '#ui/form/notice.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { OpeningRow } from './detail-row.tsx'
import { KnownEmail } from './known-email.tsx'
import forms from '#shop/account/account-form.module.css'

/** Another password in place of the one that is known; every other session of the account ends with it. */
export function ChangePassword({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const [changes, setChanges] = useState(0)
  return (
    <OpeningRow
      label={m.account_password()}
      text={changes > 0 && !isOpen ? m.account_password_changed() : m.account_password_kept()}
      open={m.account_change()}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {/* Anew after each change: no password stays in a field. */}
      <ChangeForm key={changes} email={email} onChanged={() => setChanges(changes + 1)} />
      {changes > 0 && <Notice kind="calm">{m.account_password_changed_text()}</Notice>}
    </OpeningRow>
  )
}

function ChangeForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useIdentityForm('change-password', { isSignedIn: true, onDone: onChanged })
  return (
    <form className={forms.form} noValidate method="post" onSubmit={form.onSubmit}>
      <p>{m.account_password_change_text()}</p>
      <FormProblems form={form} />
      <KnownEmail email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        autoComplete="current-password"
        words={passwordWords()}
      />
      <PasswordField
        {...form.field('newPassword')}
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
