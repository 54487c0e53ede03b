import { dataPrice, promisesOfOffer } from '#data/structured-data.ts'
import type { StoneView } from '#shop/gemstone/stone-view.ts'

/** The stone as an offer, at the very price that the page shows (rules/products#structured-data). */
export function stoneData(view: StoneView, address: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: view.title,
    sku: view.id,
    ...(view.isPictured && view.picture ? { image: view.picture.src } : {}),
    offers: {
      '@type': 'Offer',
      url: address,
      price: dataPrice(view.price.pricePence),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${availabilities[view.availability]}`,
      // What is sold is not sent.
      ...(view.availability === 'SOLD' ? {} : promisesOfOffer),
    },
  }
}

const availabilities = { AVAILABLE: 'InStock', ON_HOLD: 'OutOfStock', SOLD: 'SoldOut' } as const
