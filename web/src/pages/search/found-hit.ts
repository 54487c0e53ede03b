import { designCardPrice } from '@shop/schema/domain/prices/design-card-price'
import type { Pence } from '@shop/schema/domain/values/money'
import { searchCardPrice } from '@shop/schema/domain/prices/search-card-price'
import type { SearchHit } from '@shop/schema/http/search-hits'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'

/** What was found, with the price that its card shows: all that filters need. Cards are made of what is shown. */
export interface FoundHit {
  readonly hit: SearchHit
  /** Of a piece the "from" price of the metal its card shows; null for one of which nothing is left. */
  readonly pricePence: Pence | null
}

/** The same where metals are filtered: with the price of each piece in the one that its card shows then. */
export function foundInMetals(
  found: readonly FoundHit[],
  metalIds: readonly string[],
  rules: ShopRulesQuery,
): readonly FoundHit[] {
  if (metalIds.length === 0) return found
  const pricing = pricingOf(rules)
  return found.map((one) =>
    one.hit.productType === 'Design'
      ? { ...one, pricePence: designCardPrice(one.hit, pricing, metalIds) }
      : one,
  )
}

/** Everything that was found; a stone without a price is not sold and left out. */
export function foundHits(hits: readonly SearchHit[], rules: ShopRulesQuery): FoundHit[] {
  const pricing = pricingOf(rules)
  return hits.flatMap((hit): FoundHit[] => {
    // Without the rest of the card: an answer may hold three hundred. That both prices are the same, a test says.
    if (hit.productType === 'Design') return [{ hit, pricePence: designCardPrice(hit, pricing) }]
    const pricePence = searchCardPrice(hit)
    return pricePence === null ? [] : [{ hit, pricePence }]
  })
}
