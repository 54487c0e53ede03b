import { listing } from '@shop/schema/domain/addresses/addresses'
import { listingOf } from '@shop/schema/domain/addresses/listings'
import { asksForSale } from '@shop/schema/domain/search/sale-words'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'

/** The way to the sale for whoever looks for one: no piece is called so (rules/search#sale). Nothing for other texts. */
export function SaleWay({ text }: { text: string }) {
  if (!asksForSale(text)) return null
  return (
    <p>
      <ShopLink className="link" href={listing(listingOf('sale').path)}>
        {m.search_sale()}
      </ShopLink>
    </p>
  )
}
