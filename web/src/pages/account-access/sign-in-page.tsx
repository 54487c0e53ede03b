import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { SignInForm } from '#shop/account/sign-in-form.tsx'
import { useGuestOnly } from '#shop/account/use-guest-only.ts'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccessLayout } from './access-layout.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { ConfirmationRefused, ConfirmEmail } from './confirm-email.tsx'
import { useEmailConfirmation } from './use-email-confirmation.ts'
import { useLinkToken, useLostToken } from './use-link-token.ts'
import forms from '#shop/account/account-form.module.css'

/** Sign In; also where the link leads that confirms a registration, and whoever has just closed their account. */
export function SignInPage() {
  const token = useLinkToken('confirm')
  const hasLostLink = useLostToken('confirm', token)
  const hasClosed = typeof useLinkToken('closed') === 'string'
  // A link that is still to be read holds the page as well.
  const { user, signInHere } = useGuestOnly({ isHeld: token !== null })
  const confirmation = useEmailConfirmation(token ?? null, signInHere)
  if (typeof token === 'string' && (user || confirmation.step !== 'refused')) {
    return (
      <AccessLayout>
        <ConfirmEmail confirmation={confirmation} user={user} />
      </AccessLayout>
    )
  }
  if (user && token === null) return <AlreadySignedIn user={user} />
  return (
    <AccessLayout>
      <SignInForm
        submit={m.account_sign_in()}
        onSignedIn={signInHere}
        head={
          <>
            <h1>{m.account_sign_in()}</h1>
            <p>{m.account_sign_in_text()}</p>
            {hasLostLink && <Notice kind="calm">{m.account_confirm_missing()}</Notice>}
            {hasClosed && <Notice kind="calm">{m.account_closed()}</Notice>}
            {confirmation.step === 'refused' && <ConfirmationRefused user={null} />}
          </>
        }
      >
        <p className={forms.other}>
          <span>{m.account_new_here()}</span>
          <ShopLink className="link" href={addresses.register()}>
            {m.account_register()}
          </ShopLink>
        </p>
        <p className="caption">{m.account_guest_note()}</p>
      </SignInForm>
    </AccessLayout>
  )
}
