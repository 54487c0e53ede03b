import type { Pence } from '@shop/schema/domain/values/money'
import { policies } from '@shop/schema/domain/vocabulary/policies'
import { formatPence } from '@shop/schema/domain/values/money'
import { publicConfig } from './page-facts.ts'

/** A step of the way to a page, as the page shows it. */
export interface Crumb {
  readonly name: string
  /** A path of the shop. */
  readonly href: string
  /** Of its name, where that is not the shop's: `en`. */
  readonly language?: string | undefined
}

/** A piece of a list, by the name, the address and the price that its card shows. */
export interface ListedItem {
  readonly name: string
  readonly sku: string
  readonly href: string
  /** An absolute address; null for a piece without a picture. */
  readonly image: string | null
  /** What stands on the card; null for a piece without a price. */
  readonly pricePence: Pence | null
  /** Whether the card says "from", because other choices cost more. */
  readonly isFrom: boolean
}

/** The way to a page as schema.org knows it: the very crumbs that the page shows. */
export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicConfig().siteUrl}${href}`,
    })),
  }
}

/**
 * The pieces that a list shows when it opens, each at the very price of its card
 * (rules/products#structured-data).
 */
export function itemList(items: readonly ListedItem[], total: number): object {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, sku, href, image, pricePence, isFrom }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name,
        sku,
        url: `${publicConfig().siteUrl}${href}`,
        ...(image === null ? {} : { image }),
        ...(pricePence === null ? {} : { offers: offer(pricePence, isFrom) }),
      },
    })),
  }
}

function offer(pricePence: Pence, isFrom: boolean): object {
  const price = dataPrice(pricePence)
  return isFrom
    ? { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: 'GBP' }
    : { '@type': 'Offer', price, priceCurrency: 'GBP' }
}

/** A price as structured data writes it, 1234.00: the digits of the one that is shown. */
export function dataPrice(amount: Pence): string {
  return formatPence(amount).replaceAll(/[£,]/g, '')
}

/**
 * What comes with every offer: the way to the shopper costs nothing (rules/promises), and what was bought as it is may be
 * sent back (rules/checkout#policies).
 */
export const promisesOfOffer = {
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'GBP' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GB',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: policies.returnDays,
  },
} as const

/** Several things a page says of itself in one document, for `structuredData` of `pageHead`. */
export function jsonLd(...things: readonly object[]): object {
  return { '@context': 'https://schema.org', '@graph': things }
}
