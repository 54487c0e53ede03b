import type { CartShop } from '../cart/cart-shop.ts'

/** What a checkout is carried out with. */
export interface CheckoutShop extends CartShop {
  /** The storefront's public address, where the provider's page and links in messages lead. */
  readonly siteUrl: string
}
