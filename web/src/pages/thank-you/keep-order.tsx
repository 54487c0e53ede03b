import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { FormProblems } from '#shop/account/form-problems.tsx'
import { passwordWords } from '#shop/account/password-words.ts'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { useIdentityForm } from '#shop/account/use-identity-form.ts'
import type { PaidOrder } from '#shop/order/use-payment.ts'
import { Notice } from '#ui/form/notice.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import styles from './keep-order.module.css'

/** Offers a guest an account after the order (rules/checkout#guests): all but the password is known. */
export function KeepOrder({
  order,
}: {
  order: Pick<PaidOrder, 'deliveryAddress'> & { readonly email: string }
}) {
  const {
    email,
    deliveryAddress: { firstName, lastName },
  } = order
  const [isSent, setSent] = useState(false)
  const form = useIdentityForm('register', {
    known: { firstName, lastName, email },
    onDone: () => setSent(true),
  })
  return (
    <aside className={styles.offer} aria-labelledby="keep-title">
      <h2 id="keep-title">{m.thanks_keep_title()}</h2>
      <p>{m.thanks_keep_text()}</p>
      <form noValidate method="post" onSubmit={form.onSubmit}>
        <FormProblems form={form} />
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          words={passwordWords()}
          hint={m.thanks_keep_hint({ email })}
        />
        <SubmitButton isPending={form.isPending} pending={m.account_registering()}>
          {isSent ? m.account_send_again() : m.account_register_submit()}
        </SubmitButton>
        {isSent && <Notice kind="calm">{m.account_register_sent({ email })}</Notice>}
      </form>
      <p className="caption">{m.thanks_keep_without()}</p>
    </aside>
  )
}
