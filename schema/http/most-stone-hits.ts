import type { SearchHit } from './search-hits.ts'

/** How many loose stones an answer holds at most; pieces are all in it (schema, `globalSearch`). */
export const mostStoneHits = 100

/** Whether an answer may lack stones: it holds as many as an answer ever does. */
export function mayLackStones(hits: readonly Pick<SearchHit, 'productType'>[]): boolean {
  return hits.filter(({ productType }) => productType === 'gemstone').length >= mostStoneHits
}
