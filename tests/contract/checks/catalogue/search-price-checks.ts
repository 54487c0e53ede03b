import { designCardPrice } from '@shop/schema/domain/prices/design-card-price'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import { searchCardPrice } from '@shop/schema/domain/prices/search-card-price'
import { formatPence, type Pence, pence } from '@shop/schema/domain/values/money'
import { mostStoneHits } from '@shop/schema/http/most-stone-hits'
import type { SearchHit } from '@shop/schema/http/search-hits'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { pricingOf } from '../pricing.ts'
import { keyOf, keysOf, piecesOf, readingOf, search, stonesOf } from './search-at-target.ts'

const operation = 'GlobalSearch'
/** Texts that find pieces, and one that finds stones before them. */
const kinds = ['ring', 'earrings', 'necklace', 'halo ring', 'oval diamond']
const pencePerPound = 100
const poundsPerK = 1000

/** What a text finds that names prices (rules/search#prices). */
export const searchPriceChecks: readonly Check[] = [
  {
    operation,
    name: 'a text that names a price finds what costs that much',
    async run(probe) {
      const [kind = 'diamond'] = probe.random.some(['round diamond', 'oval diamond', 'sapphire'], 1)
      const found = stonesOf(await search(probe, kind))
      const costs = found.flatMap((stone) => searchCardPrice(stone) ?? []).toSorted((a, b) => a - b)
      probe.skipUnless(costs.length > 1, `the target finds no two stones for ${kind}`)
      // Half of what is found without a price costs more; and what costs least is little enough to be found whole.
      for (const at of [Math.floor(costs.length / 2), 2]) {
        const cost = costs[at] ?? 0
        await expectPriceRead(probe, kind, Math.max(20, Math.floor(cost / pencePerPound)))
      }
    },
  },
  {
    operation,
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
  {
    operation,
    name: 'a price is read in each of its spellings, and a gold and a weight are none',
    async run(probe) {
      const pricing = await pricingOf(probe)
      for (const kind of probe.random.some(kinds, 2)) {
        const costs = (await search(probe, kind)).flatMap((hit) => cardPriceOf(hit, pricing) ?? [])
        const drawn = probe.random.some(costs, 2).map((cost) => Math.max(20, Math.ceil(cost / pencePerPound)))
        if (drawn.length === 0) continue
        const [least, most] = [Math.min(...drawn), Math.max(...drawn)]
        const thousands = Math.ceil(least / poundsPerK)
        const whole = `${thousands * poundsPerK}`
        for (const [text, plain] of [
          [`${kind} under £${withCommas(whole)}`, `${kind} under £${whole}`],
          [`${kind} below ${thousands}.5k`, `${kind} under £${thousands * poundsPerK + 500}`],
          [`${kind} from ${least} to ${most}`, `${kind} from £${least} to £${most}`],
        ] as const) {
          const [found, meant] = [await search(probe, text), await search(probe, plain)]
          probe.expectSame(keysOf(found), keysOf(meant), `The hits for ${text} beside those for ${plain}`)
          const [reading, plainReading] = [await readingOf(probe, text), await readingOf(probe, plain)]
          const what = `The prices that are read in "${text}" beside those in "${plain}"`
          probe.expectSame(reading?.price, plainReading?.price, what)
        }
      }
      for (const text of ['18k ring', '1.5 ct round']) {
        const reading = await readingOf(probe, text)
        if (reading !== null) probe.expectSame(reading.price, null, `The price that is read in "${text}"`)
      }
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

/** As prices are printed: 1,500. */
function withCommas(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Whether a text with a price finds what costs at most that much, as many as it is said to find. */
async function expectPriceRead(probe: Probe, kind: string, pounds: number): Promise<void> {
  const text = `${kind} under £${pounds}`
  const { searchReading } = await probe.ask<{
    searchReading: { price: { most: number | null } | null; stoneCount: number } | null
  }>('query ($input: String!) { searchReading(input: $input) { price { most } stoneCount } }', {
    input: text,
  })
  const hits = await search(probe, text)
  const stones = stonesOf(hits)
  const dear = stones
    .filter((stone) => (searchCardPrice(stone) ?? 0) > pounds * pencePerPound)
    .map(({ id }) => id)
  probe.expectSame(dear, [], `The stones for "${text}" that cost more`)
  if (searchReading === null || hits.length === 0) return
  probe.expectSame(searchReading.price?.most ?? null, pounds, `The price that is read in "${text}"`)
  const expected = Math.min(searchReading.stoneCount, mostStoneHits)
  probe.expectSame(stones.length, expected, `Stones for "${text}" beside how many there are said to be`)
}
