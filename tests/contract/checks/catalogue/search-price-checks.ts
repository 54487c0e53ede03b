import { designCardPrice } from '@shop/schema/domain/prices/design-card-price'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import { searchCardPrice } from '@shop/schema/domain/prices/search-card-price'
import { formatPence, type Pence, pence } from '@shop/schema/domain/values/money'
import type { SearchHit } from '@shop/schema/http/search-hits'
import type { Check } from '../../runner/check.ts'
import { pricingOf } from '../pricing.ts'
import { keyOf, piecesOf, readingOf, search } from './search-at-target.ts'

/** Texts that find pieces, and one that finds stones before them. */
const kinds = ['ring', 'earrings', 'necklace', 'halo ring', 'oval diamond']
const pencePerPound = 100

/** What a text finds that names prices (rules/search#prices). */
export const searchPriceChecks: readonly Check[] = [
  {
    operation: 'GlobalSearch',
    name: 'a text that names one price or two finds what costs that much on its card, pieces too',
    async run(probe) {
      const { vatPercent, sales } = await pricingOf(probe)
      let compared = 0
      for (const kind of probe.random.some(kinds, 3)) {
        const all = await search(probe, kind)
        const costs = all.flatMap((hit) => cardPriceOf(hit, { vatPercent, sales }) ?? [])
        const drawn = probe.random.some(costs, 2).toSorted((a, b) => a - b)
        const [least = 20, most = 20] = drawn.map((cost) => Math.max(20, Math.floor(cost / pencePerPound)))
        if (costs.length < 2 || least === most) continue
        for (const [text, asked] of [
          [`${kind} under £${most}`, { least: null, most }],
          [`${kind} over £${least}`, { least, most: null }],
          [`${kind} from £${least} to £${most}`, { least, most }],
        ] as const) {
          const isAsked = (hit: SearchHit) => {
            const cost = cardPriceOf(hit, { vatPercent, sales })
            const [from, to] = [asked.least ?? 0, asked.most ?? Infinity]
            return cost !== null && cost >= from * pencePerPound && cost <= to * pencePerPound
          }
          const hits = await search(probe, text)
          const strays = hits.filter((hit) => !isAsked(hit))
          const told = strays.map((hit) => `${keyOf(hit)} ${shown(cardPriceOf(hit, { vatPercent, sales }))}`)
          probe.expectSame(told, [], `What "${text}" finds that costs something else`)
          const found = new Set(hits.map(keyOf))
          const missing = piecesOf(all).filter((hit) => isAsked(hit) && !found.has(hit.sku))
          probe.expectSame(missing.map(keyOf), [], `Pieces that cost what "${text}" asks, and are not found`)
          const reading = await readingOf(probe, text)
          if (reading !== null && hits.length > 0)
            probe.expectSame(reading.price, asked, `The prices that are read in "${text}"`)
          compared += hits.length
        }
      }
      probe.skipUnless(compared > 0, 'no text that was drawn finds things of two prices')
    },
  },
]

/** What a card asks for a hit: of a piece what a shopper pays for it in a sale; null for what is sold. */
function cardPriceOf(hit: SearchHit, pricing: Pricing): Pence | null {
  return hit.productType === 'gemstone' ? searchCardPrice(hit) : designCardPrice(hit, pricing)
}

function shown(cost: Pence | null): string {
  return cost === null ? 'nothing' : formatPence(pence(cost))
}
