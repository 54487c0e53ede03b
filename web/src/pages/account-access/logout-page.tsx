import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signOut } from '#data/account/sign-out.ts'
import { useVisitor } from '#data/account/session.ts'
import { m } from '#generated/paraglide/messages.js'
import { linkTarget } from '#ui/follow-link.ts'
import { AccessLayout } from './access-layout.tsx'
import forms from '#shop/account/account-form.module.css'

/** Signs out, at the provider too, and goes on to Sign In (rules/account#logout). */
export function LogoutPage() {
  const visitor = useVisitor()
  const navigate = useNavigate()
  const isKnown = visitor.kind !== 'unknown'
  useEffect(() => {
    if (!isKnown) return
    signOut()
    void navigate({ ...linkTarget(addresses.signIn()), replace: true })
  }, [isKnown, navigate])
  return (
    <AccessLayout>
      <div className={forms.form}>
        <h1>{m.account_sign_out()}</h1>
        <p role="status">{m.account_signing_out()}</p>
      </div>
    </AccessLayout>
  )
}
