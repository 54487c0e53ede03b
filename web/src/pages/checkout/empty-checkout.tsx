import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import styles from './checkout-page.module.css'

/** Nothing is in the basket, or not any more: what was typed is kept, and there is a way on. */
export function EmptyCheckout({ hasExpired }: { hasExpired: boolean }) {
  return (
    <div className={styles.empty}>
      <StatePanel
        title={hasExpired ? m.basket_expired_title() : m.basket_empty_title()}
        actions={
          <>
            {hasExpired && (
              <ShopLink className={buttons.button} href={addresses.cart()}>
                {m.checkout_see_expired()}
              </ShopLink>
            )}
            <ShopLink
              className={hasExpired ? `${buttons.button} ${buttons.quiet}` : buttons.button}
              href={addresses.settingList('engagement-ring')}
            >
              {m.basket_empty_settings()}
            </ShopLink>
            <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.gemstoneFirstList()}>
              {m.header_stones()}
            </ShopLink>
          </>
        }
      >
        {hasExpired ? m.checkout_expired_text() : m.checkout_empty_text()}
      </StatePanel>
    </div>
  )
}
