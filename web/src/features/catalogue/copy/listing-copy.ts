import type { ListingKey } from '@shop/schema/domain/listings'

/** A question about what a list holds, with its answer. */
export interface CopyQuestion {
  readonly question: () => string
  readonly answer: () => string
}

/** What is written for one listing. */
export interface ListingCopy {
  /** What stands below its title. */
  readonly intro: () => string
  /** The same with one option chosen, by slug. */
  readonly options: Readonly<Record<string, () => string>>
  /** More about what it holds, below the list. */
  readonly about: () => string
  readonly questions: readonly CopyQuestion[]
}

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
