import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { CartShop } from '../cart/cart-shop.ts'

/** What a checkout is carried out with. */
export interface CheckoutShop extends CartShop {
  /** The storefront's public address, where the provider's page and links in messages lead. */
  readonly siteUrl: string
  /** The bank holidays of England and Wales, as the mock lists them. */
  readonly holidays: readonly LondonDate[]
}
