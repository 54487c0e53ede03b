import type { ListingKey } from '@shop/schema/domain/addresses/listings'
import type { ListingCopy } from './copy.ts'

const files: Readonly<Record<ListingKey, () => Promise<{ readonly copy: ListingCopy }>>> = {
  'engagement-rings': () => import('./engagement-rings.ts'),
  'wedding-rings': () => import('./wedding-rings.ts'),
  'stone-set': () => import('./stone-set.ts'),
  plain: () => import('./plain.ts'),
  'eternity-rings': () => import('./eternity-rings.ts'),
  rings: () => import('./rings.ts'),
  necklaces: () => import('./necklaces.ts'),
  earrings: () => import('./earrings.ts'),
  bracelets: () => import('./bracelets.ts'),
  jewellery: () => import('./jewellery.ts'),
  sale: () => import('./sale.ts'),
  collections: () => import('./collections.ts'),
  personalise: () => import('./personalise.ts'),
}

/** What is written for a listing; it comes with that listing alone, because all of it is long. */
export async function listingCopy(key: ListingKey): Promise<ListingCopy> {
  const { copy } = await files[key]()
  return copy
}
