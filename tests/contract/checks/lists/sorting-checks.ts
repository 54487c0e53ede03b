import type { Check } from '../../runner/check.ts'
import {
  choosing,
  facetFields,
  idsOf,
  type ListKind,
  type ListRow,
  optionsByGroup,
  pageOf,
} from './list-kind.ts'

/** What holds for the orders of any list (rules/filters#sorts). */
export function sortingChecks<Row extends ListRow>(kind: ListKind<Row>): Check[] {
  const { operation, rows } = kind
  return [
    {
      operation,
      name: `${rows} are sorted by what the sort names`,
      async run(probe) {
        const keys = await kind.sortKeys(probe)
        for (const scope of probe.random.some(kind.scopes, 4)) {
          const { total, facets } = await pageOf(probe, kind, scope, `total ${facetFields}`)
          const [options = []] = probe.random.some(optionsByGroup(kind, facets), 1)
          const chosen = choosing(probe.random.some(options, 1))
          for (const [sort, keyOf] of Object.entries(keys)) {
            const pages = Math.max(1, Math.ceil(total / 50))
            const page = 1 + probe.random.below(pages)
            // Few look further than these.
            const early = 2 + probe.random.below(Math.min(8, pages))
            for (const asked of [{}, { page }, { page: page + 1 }, { page: early }, chosen]) {
              const whole = { ...scope, ...asked, sort, pageSize: 50 }
              const { items } = await pageOf(probe, kind, whole, `items { id ${kind.rowFields} }`)
              const values = items.map((row) => keyOf(row, whole))
              const sorted = values.toSorted((a, b) => a - b)
              probe.expectSame(values, sorted, `What ${sort} sorts by, in the order of the answer`)
            }
          }
        }
      },
    },
    {
      operation,
      name: 'the next page goes on where the one before ends',
      async run(probe) {
        const keys = await kind.sortKeys(probe)
        for (const scope of probe.random.some(kind.scopes, 2)) {
          for (const [sort, keyOf] of Object.entries(keys)) {
            const fields = `items { id ${kind.rowFields} }`
            const first = { ...scope, sort, page: 1, pageSize: 5 }
            const second = { ...first, page: 2 }
            const before = (await pageOf(probe, kind, first, fields)).items.at(-1)
            const [after] = (await pageOf(probe, kind, second, fields)).items
            if (!before || !after) continue
            const isAfter = keyOf(before, first) <= keyOf(after, second)
            probe.expect(isAfter, `The second page in the order of ${sort} begins before the first one ends`)
          }
        }
      },
    },
    {
      operation,
      name: 'the dearest first is the cheapest first turned round',
      async run(probe) {
        const { PRICE_ASC: keyOf } = await kind.sortKeys(probe)
        if (!keyOf) return
        for (const scope of probe.random.some(kind.scopes, 2)) {
          const fields = `total items { id ${kind.rowFields} }`
          const dear = { ...scope, sort: 'PRICE_DESC', pageSize: 5 }
          const dearest = await pageOf(probe, kind, dear, fields)
          const cheap = { ...scope, sort: 'PRICE_ASC', pageSize: 1 }
          const ends = dearest.items.map((_, index) => dearest.total - index)
          const last = await Promise.all(ends.map((page) => pageOf(probe, kind, { ...cheap, page }, fields)))
          probe.expectSame(
            dearest.items.map((row) => keyOf(row, dear)),
            last.flatMap(({ items }) => items.map((row) => keyOf(row, cheap))),
            'The dearest beside the end of the list that has the cheapest first',
          )
        }
      },
    },
    {
      operation,
      name: 'an order is the same each time, and has everything once',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 2)) {
          const sets = new Set<string>()
          for (const sort of [...kind.otherSorts, kind.steadySort]) {
            const asked = { ...scope, sort, pageSize: 100 }
            const fields = 'total items { id }'
            const { items, total } = await pageOf(probe, kind, asked, fields)
            const again = await pageOf(probe, kind, asked, fields)
            probe.expectSame(
              idsOf(again.items),
              idsOf(items),
              `The order of ${sort} when it is asked for again`,
            )
            const ids = new Set(idsOf(items))
            probe.expectSame(
              ids.size,
              Math.min(total, 100),
              `How many there are once in the order of ${sort}`,
            )
            if (total <= 100) sets.add([...ids].toSorted().join())
          }
          probe.expect(sets.size <= 1, 'Two sorts of one list have different rows')
        }
      },
    },
  ]
}
