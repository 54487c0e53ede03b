import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { stoneList } from './stone-list.ts'
import { designList } from './design-list.ts'
import { idsOf, type ListKind, type ListRow, pageOf } from './list-kind.ts'

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
    operation: stoneList.operation,
    name: 'stones in a descending order are those of the ascending one turned round',
    async run(probe) {
      for (const sort of ['CARAT', 'PRICE']) {
        for (const scope of probe.random.some(stoneList.scopes, 2)) {
          await expectTurned(probe, stoneList, scope, sort)
        }
      }
    },
  },
  {
    operation: designList.operation,
    name: 'pieces with the dearest first are those with the cheapest first turned round',
    async run(probe) {
      // The whole categories, in which most cost the same.
      for (const scope of designList.scopes.slice(0, 3)) await expectTurned(probe, designList, scope, 'PRICE')
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

/** A page by lot of a descending order beside the part of the ascending one that has the same rows, equal ones too. */
async function expectTurned<Row extends ListRow>(
  probe: Probe,
  kind: ListKind<Row>,
  scope: Variables,
  sort: string,
): Promise<void> {
  const { total } = await pageOf(probe, kind, scope, 'total')
  const drawn = 1 + probe.random.below(Math.max(1, Math.ceil(total / pageSize)))
  const rowsOf = async (direction: string, page: number) => {
    const asked = { ...scope, sort: `${sort}_${direction}`, page, pageSize }
    return (await pageOf(probe, kind, asked, `items { id ${kind.rowFields} }`)).items
  }
  const down = await rowsOf('DESC', drawn)
  const sent = probe.last
  const first = total - (drawn - 1) * pageSize - down.length
  const page = Math.floor(first / pageSize) + 1
  const skipped = first - (page - 1) * pageSize
  const goesOn = skipped + down.length > pageSize
  const up = [...(await rowsOf('ASC', page)), ...(goesOn ? await rowsOf('ASC', page + 1) : [])]
  const same = up.slice(skipped, skipped + down.length).toReversed()
  const what = `Page ${drawn} of ${kind.rows} by ${sort}_DESC beside the same of ${sort}_ASC turned round`
  probe.expectSame(idsOf(down), idsOf(same), what, sent)
}
