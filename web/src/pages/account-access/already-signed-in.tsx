import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { AccountUser } from '#data/account/account-record.ts'
import { wayBack } from '#data/account/way-back.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccessLayout } from './access-layout.tsx'
import buttons from '#ui/button.module.css'
import forms from '#shop/account/account-form.module.css'

/** For somebody who is signed in and came from the builder: the way back to what they are building, and the others. */
export function AlreadySignedIn({ user }: { user: AccountUser }) {
  const back = wayBack()
  return (
    <AccessLayout>
      <div className={forms.form}>
        <h1>{m.account_signed_in()}</h1>
        <p>{m.account_signed_in_as({ name: `${user.firstName} ${user.lastName}` })}</p>
        {back !== null && (
          <ShopLink className={`${buttons.button} ${buttons.wide}`} href={back}>
            {m.account_back_to_design()}
          </ShopLink>
        )}
        <p className={forms.other}>
          <ShopLink className="link" href={addresses.account()}>
            {m.account_title()}
          </ShopLink>
          <ShopLink className="link" href={addresses.signOut()}>
            {m.account_sign_out()}
          </ShopLink>
        </p>
      </div>
    </AccessLayout>
  )
}
