import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { pricingOf } from '../pricing.ts'
import {
  drawFirstStones,
  type FirstStone,
  fittingList,
  type FittingRow,
  priceWithHead,
  withMetals,
} from './fitting-list.ts'
import { idsOf, pageOf } from './list-kind.ts'

const operation = 'FittingSettings'
const fields = `total items { id ${fittingList.rowFields} }`

/** A list for a stone in the order that nothing changes, and what each setting of it costs with its head. */
async function pricedSettings(probe: Probe, first: FirstStone) {
  const { vatPercent, sales } = await pricingOf(probe)
  const asked = { ...first.asked, sort: fittingList.steadySort, pageSize: 100 }
  const { items, total } = await pageOf(probe, fittingList, asked, fields)
  const priceOf = (design: FittingRow) => priceWithHead(design, first, { vatPercent, sales })
  return { items, total, priceOf, prices: items.flatMap((design) => priceOf(design) ?? []) }
}

/** What holds for the prices of settings for a stone that came first (rules/filters#prices-in-filters). */
export const fittingChecks: readonly Check[] = [
  {
    operation,
    name: 'settings for a stone are sorted by what they cost with the head that it needs',
    async run(probe) {
      let compared = 0
      for (const first of await withMetals(probe, drawFirstStones(probe, 2))) {
        const { total, priceOf } = await pricedSettings(probe, first)
        if (total < 2) continue
        compared += 1
        for (const [sort, sign] of [
          ['PRICE_ASC', 1],
          ['PRICE_DESC', -1],
        ] as const) {
          const { items } = await pageOf(probe, fittingList, { ...first.asked, sort, pageSize: 50 }, fields)
          const prices = items.flatMap((design) => priceOf(design) ?? [])
          const sorted = prices.toSorted((a, b) => sign * (a - b))
          probe.expectSame(prices, sorted, `What ${sort} sorts settings for a stone by`)
        }
      }
      probe.skipUnless(compared > 0, 'no two settings take one of the stones that were drawn')
    },
  },
  {
    operation,
    name: 'bounds and the range of settings for a stone are of what they cost with the head that it needs',
    async run(probe) {
      let compared = 0
      for (const first of await withMetals(probe, drawFirstStones(probe, 2))) {
        const { items, total, priceOf, prices } = await pricedSettings(probe, first)
        const [middle] = probe.random.some(prices, 1)
        if (middle === undefined) continue
        compared += 1
        for (const [bound, isWithin] of [
          ['priceMin', (price: number) => price >= middle],
          ['priceMax', (price: number) => price <= middle],
        ] as const) {
          const asked = { ...first.asked, [bound]: middle, sort: fittingList.steadySort, pageSize: 100 }
          const bounded = await pageOf(probe, fittingList, asked, fields)
          const what = `settings for a stone of ${first.stone.measLength} mm with ${bound} ${middle}`
          const strays = bounded.items.filter((design) => !isWithin(priceOf(design) ?? Number.NaN))
          probe.expectSame(idsOf(strays), [], `Other settings among ${what}`)
          const expected = idsOf(items.filter((design) => isWithin(priceOf(design) ?? Number.NaN)))
          probe.expectSame(idsOf(bounded.items).slice(0, expected.length), expected, `The newest ${what}`)
          probe.expect(bounded.total <= total, `More ${what} than without a bound`)
        }
        const { ranges } = await pageOf(probe, fittingList, first.asked, 'ranges { price { min max } }')
        // A shop may know no ranges of pieces at all (schema, DesignPage).
        if (!ranges?.['price'] || total > items.length) continue
        const { min, max } = ranges['price']
        const ends = [Math.min(...prices), Math.max(...prices)]
        probe.expectSame([min, max], ends, 'The ends of the range of settings for a stone')
      }
      probe.skipUnless(compared > 0, 'no setting takes one of the stones that were drawn')
    },
  },
]
