import type { Check } from '../../runner/check.ts'
import { stoneList } from './stone-list.ts'
import { designList } from './design-list.ts'
import { pageOf } from './list-kind.ts'

/** So many stones that some of them are equal by a sort. */
const pageSize = 100

/** What tells equals apart, and what a bound leaves as it is (schema, `GemstoneSort`, `DesignRanges`). */
export const tieChecks: readonly Check[] = [
  {
    operation: stoneList.operation,
    name: 'stones that a sort finds equal stand by list price',
    async run(probe) {
      const keys = await stoneList.sortKeys(probe)
      let tied = 0
      for (const sort of ['CARAT_ASC', 'SOONEST_DELIVERY']) {
        const keyOf = keys[sort]
        if (!keyOf) continue
        const { total } = await pageOf(probe, stoneList, { sort }, 'total')
        const page = 1 + probe.random.below(Math.max(1, Math.ceil(total / pageSize)))
        const asked = { sort, page, pageSize }
        const { items } = await pageOf(probe, stoneList, asked, `items { id ${stoneList.rowFields} }`)
        for (const [at, stone] of items.entries()) {
          const next = items[at + 1]
          if (!next || keyOf(stone, asked) !== keyOf(next, asked)) continue
          tied += 1
          const what = `${stone.id} for ${stone.price} before ${next.id} for ${next.price}, equal by ${sort}`
          probe.expect(stone.price <= next.price, what)
        }
      }
      probe.skipUnless(tied > 0, 'no two stones that were drawn are equal by a sort')
    },
  },
  {
    operation: designList.operation,
    name: 'the range of prices of pieces is the same whatever price is asked for',
    async run(probe) {
      const fields = 'ranges { price { min max histogram } }'
      for (const scope of probe.random.some(designList.scopes, 4)) {
        const { ranges } = await pageOf(probe, designList, scope, fields)
        const price = ranges?.['price']
        if (!price) continue
        const middle = Math.round((price.min + price.max) / 2)
        for (const bound of ['priceMin', 'priceMax']) {
          const bounded = await pageOf(probe, designList, { ...scope, [bound]: middle }, fields)
          probe.expectSame(bounded.ranges, ranges, `The range of prices with ${bound} ${middle}`)
        }
      }
    },
  },
]
