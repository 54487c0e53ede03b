import { persisted } from '#data/persisted.ts'

/** As many pieces as a shopper looks back over. */
const mostKept = 8

/** No sku is longer than the API takes one. */
const longestSku = 64

interface RecentlyViewed {
  skus: string[]
}

const store = persisted<RecentlyViewed>(
  'recently-viewed',
  ({ array, maxLength, object, string }) => object({ skus: array(string().check(maxLength(longestSku))) }),
  { skus: [] },
)

/** The pieces looked at last, the latest first; none until the page is hydrated. */
export function useRecentlyViewed(): readonly string[] {
  return store.use().skus
}

/** Remembers that a piece was looked at: once, and in front. */
export function rememberViewed(sku: string): void {
  store.update(({ skus }) => ({ skus: [sku, ...skus.filter((other) => other !== sku)].slice(0, mostKept) }))
}
