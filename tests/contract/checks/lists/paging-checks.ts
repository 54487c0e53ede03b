import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { holdFor } from '../../runner/smallest-draw.ts'
import { facetFields, idsOf, type ListKind, listQuery, type ListRow, pageOf } from './list-kind.ts'

/** What holds for the pages of any list (schema, `page`, `pageSize`, `total`). */
export function pagingChecks<Row extends ListRow>(kind: ListKind<Row>): Check[] {
  const { operation } = kind
  const page = (probe: Probe, asked: Variables) => pageOf(probe, kind, asked, 'total items { id }')

  async function twoPages(probe: Probe, drawn: Variables): Promise<void> {
    const { pageSize: length, page: number } = drawn
    const [pageSize, at] = [Number(length ?? 1), Number(number ?? 1)]
    const long = await page(probe, { ...drawn, pageSize: pageSize * 2, page: at })
    const first = await page(probe, { ...drawn, pageSize, page: at * 2 - 1 })
    const second = await page(probe, { ...drawn, pageSize, page: at * 2 })
    const ids = [...idsOf(first.items), ...idsOf(second.items)]
    probe.expectSame(
      ids,
      idsOf(long.items),
      `Pages ${at * 2 - 1} and ${at * 2} beside page ${at} of twice the length`,
    )
    probe.expect(new Set(ids).size === ids.length, `The second page repeats what the first has`)
    const left = first.total - (at * 2 - 1) * pageSize
    const here = Math.max(0, Math.min(pageSize, left))
    probe.expectSame(
      second.items.length,
      here,
      `Of ${first.total} the number on page ${at * 2}, each of ${pageSize}`,
    )
    probe.expectSame([second.total, long.total], [first.total, first.total], 'The total of other pages')
  }

  return [
    {
      operation,
      name: 'a page twice as long is two pages',
      async run(probe) {
        // Short pages and long ones, by turns.
        for (const [index, scope] of probe.random.some(kind.scopes, 4).entries()) {
          const { total } = await page(probe, scope)
          if (total < 2) continue
          const pageSize = Math.min(total, 1 + probe.random.below(20) + (index % 2) * 20)
          const at = 1 + probe.random.below(Math.ceil(total / (2 * pageSize)))
          await holdFor({ ...scope, page: 1, pageSize: Math.min(5, total) }, (drawn) =>
            twoPages(probe, drawn),
          )
          await holdFor({ ...scope, page: at, pageSize }, (drawn) => twoPages(probe, drawn))
          for (const sort of [...kind.otherSorts, kind.steadySort]) {
            await holdFor({ ...scope, sort, page: at, pageSize }, (drawn) => twoPages(probe, drawn))
          }
        }
      },
    },
    {
      operation,
      name: 'the last page holds what is left, and the next one nothing',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          const { total } = await page(probe, scope)
          // A short list has two pages, too.
          const pageSize = Math.min(100, Math.max(1, Math.ceil(total / 2)))
          const last = Math.max(1, Math.ceil(total / pageSize))
          const { items, total: again } = await page(probe, { ...scope, pageSize, page: last })
          const left = total - (last - 1) * pageSize
          probe.expectSame(items.length, left, `Of ${total} the number on the last page`)
          probe.expectSame(again, total, 'The total that the last page says')
          const beyond = await page(probe, { ...scope, pageSize, page: last + 1 })
          probe.expectSame([beyond.items, beyond.total], [[], total], 'Items and total after the last page')
        }
      },
    },
    {
      operation,
      name: 'total and counts depend on no sort and no page',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          const fields = `total ${facetFields}`
          const first = await pageOf(probe, kind, scope, fields)
          const others = { sort: [...kind.otherSorts, kind.steadySort], page: [2, 3], pageSize: [1, 100] }
          for (const [name, values] of Object.entries(others)) {
            for (const value of values) {
              const other = await pageOf(probe, kind, { ...scope, [name]: value }, fields)
              probe.expectSame(other.total, first.total, `The total with ${name} ${value}`)
              probe.expectSame(other.facets, first.facets, `The counts with ${name} ${value}`)
            }
          }
        }
      },
    },
    {
      operation,
      name: 'an argument that is left out has its default',
      async run(probe) {
        for (const scope of kind.scopes.slice(0, 3)) {
          const { items, total } = await page(probe, scope)
          probe.expectSame(items.length, Math.min(24, total), 'How many a page has by default')
          const defaults = { sort: 'BEST_MATCH', page: 1, pageSize: 24 }
          for (const [name, value] of Object.entries(defaults)) {
            const same = await page(probe, { ...scope, [name]: value })
            probe.expectSame(idsOf(same.items), idsOf(items), `The list with ${name} ${value}, its default`)
          }
        }
      },
    },
    {
      operation,
      name: 'a page out of its bounds is refused by the name of its argument',
      async run(probe) {
        const [scope = {}] = kind.scopes
        for (const [name, value] of [
          ['page', 0],
          ['pageSize', 0],
          ['pageSize', 101],
        ] as const) {
          await expectRefusedArgument(probe, kind, { ...scope, [name]: value }, name)
        }
      },
    },
  ]
}

/** A list that is refused for one of its arguments, which the refusal names. */
export async function expectRefusedArgument<Row extends ListRow>(
  probe: Probe,
  { field }: Pick<ListKind<Row>, 'field'>,
  asked: Variables,
  name: string,
  fields = 'total',
): Promise<void> {
  const query = listQuery(probe, field, asked, fields)
  const said = `${name} ${JSON.stringify(asked[name])}`
  const answer = await probe.expectRefusal(query, asked, said, 'BAD_USER_INPUT')
  const [error] = Array.isArray(answer.errors) ? answer.errors : []
  probe.expectSame(error?.extensions?.argument, name, `The argument that the refusal of ${said} names`)
}
