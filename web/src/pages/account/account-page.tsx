import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { AccountUser } from '#data/account/account-record.ts'
import { m } from '#generated/paraglide/messages.js'
import { SignedInOnly } from '#shop/account/signed-in-only.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './account-page.module.css'

/** What an account holds: for its owner alone (rules/account#account-page). */
export function AccountPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{m.account_title()}</h1>
      <noscript>
        <p>{m.account_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <SignedInOnly fallback={<p className={styles.who}>&nbsp;</p>}>
        {(user) => <Account user={user} />}
      </SignedInOnly>
    </div>
  )
}

function Account({ user: { firstName, lastName, email } }: { user: AccountUser }) {
  return (
    <p className={styles.who}>
      {firstName} {lastName}, {email}{' '}
      <ShopLink className="link" href={addresses.signOut()}>
        {m.account_sign_out()}
      </ShopLink>
    </p>
  )
}
