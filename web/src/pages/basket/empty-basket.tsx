import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** Nothing is in the basket: where to begin. */
export function EmptyBasket() {
  return (
    <StatePanel
      title={m.basket_empty_title()}
      actions={
        <>
          <ShopLink className={buttons.button} href={addresses.settingList('engagement-ring')}>
            {m.basket_empty_settings()}
          </ShopLink>
          <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.gemstoneFirstList()}>
            {m.header_stones()}
          </ShopLink>
          <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.home()}>
            {m.not_found_home()}
          </ShopLink>
        </>
      }
    >
      {m.basket_empty_text()}
    </StatePanel>
  )
}
