import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useVisitor } from '#data/account/session.ts'
import { comeBackTo } from '#data/account/way-back.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './basket-summary.module.css'

/** The ways to the checkout: as a guest first (rules/checkout#guests), or signed in; one for whoever is signed in already. */
export function CheckoutWays() {
  const isSignedIn = useVisitor().kind === 'signed-in'
  const checkout = addresses.checkout()
  return (
    <div className={styles.checkout}>
      <ShopLink className={`${buttons.button} ${buttons.wide}`} href={checkout}>
        {isSignedIn ? m.basket_checkout() : m.basket_checkout_guest()}
      </ShopLink>
      {!isSignedIn && (
        <ShopLink
          className={`${buttons.button} ${buttons.quiet} ${buttons.wide}`}
          href={addresses.signIn()}
          actsFirst
          onClick={() => comeBackTo(checkout)}
        >
          {m.basket_checkout_sign_in()}
        </ShopLink>
      )}
    </div>
  )
}
