import { listing } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** No sale runs: says so, and leads on. */
export function NoSale() {
  return (
    <StatePanel
      title={m.listing_sale_none_title()}
      actions={
        <>
          <ShopLink className={buttons.button} href={listing(listingOf('jewellery').path)}>
            {m.listing_sale_none_jewellery()}
          </ShopLink>
          <ShopLink
            className={`${buttons.button} ${buttons.quiet}`}
            href={listing(listingOf('wedding-rings').path)}
          >
            {m.listing_sale_none_rings()}
          </ShopLink>
        </>
      }
    >
      {m.listing_sale_none_text()}
    </StatePanel>
  )
}
