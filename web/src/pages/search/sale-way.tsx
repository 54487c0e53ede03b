import { listing } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'

/** The way to the sale for whoever looks for one: no piece is called so (rules/search#sale). */
export function SaleWay() {
  return (
    <p>
      <ShopLink className="link" href={listing(listingOf('sale').path)}>
        {m.search_sale()}
      </ShopLink>
    </p>
  )
}
