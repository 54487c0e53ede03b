import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { type ListKind, type ListPage, type ListRow, pageOf } from './list-kind.ts'

/** What a list can be bounded by: `price` by `priceMin` and `priceMax`. */
export interface ListBound<Row extends ListRow> {
  readonly name: string
  /** How a row tells its value for what was asked; null of it for a row that lies between no bounds. */
  readonly reader: (probe: Probe) => Promise<(row: Row, asked: Variables) => number | null>
  /** The sort that begins with the least, and the one that begins with the most. */
  readonly sorts: readonly [string, string] | null
  readonly hasHistogram: boolean
}

/** What holds for the bounds of any list (rules/filters#prices-in-filters). */
export function rangeChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows } = kind
  const rangesOf = ({ name, hasHistogram }: ListBound<Row>) =>
    `ranges { ${name} { min max ${hasHistogram ? 'histogram' : ''} } }`
  const totalOf = async (probe: Probe, asked: Variables) => (await pageOf(probe, kind, asked, 'total')).total

  return [
    {
      operation,
      name: 'ranges hold every row and are reached',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          for (const bound of bounds) {
            const { ranges, total } = await pageOf(probe, kind, scope, `total ${rangesOf(bound)}`)
            const range = ranges?.[bound.name]
            if (!range) continue
            const { min, max, histogram } = range
            const [least, most] = [`${bound.name}Min`, `${bound.name}Max`]
            const whole = await totalOf(probe, { ...scope, [least]: min, [most]: max })
            // A piece that is sold has no price, and lies between no bounds.
            const counted = histogram?.reduce((sum, each) => sum + each, 0) ?? whole
            probe.expectSame(
              whole,
              counted,
              `How many the histogram of ${bound.name} counts between its ends`,
            )
            probe.expect(whole <= total, `More ${rows} between the ends of ${bound.name} than there are`)
            for (const end of [min, max]) {
              const at = await totalOf(probe, { ...scope, [least]: end, [most]: end })
              probe.expect(at > 0, `No ${rows} at the end of the range of ${bound.name}, ${end}`)
            }
            const beside = Math.max(0, min - 0.01)
            if (beside < min) {
              const below = await totalOf(probe, { ...scope, [most]: beside })
              probe.expectSame(below, 0, `How many ${rows} lie below the least ${bound.name}, ${min}`)
            }
            const above = await totalOf(probe, { ...scope, [least]: max + 0.01 })
            probe.expectSame(above, 0, `How many ${rows} lie above the most ${bound.name}, ${max}`)
          }
        }
      },
    },
    {
      operation,
      name: 'the first and the last by a sort are the ends of its range',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          for (const { name, reader, sorts } of bounds) {
            if (!sorts) continue
            const valueIn = await reader(probe)
            const { ranges } = await pageOf(probe, kind, scope, `ranges { ${name} { min max } }`)
            const range = ranges?.[name]
            if (!range) continue
            const ends = { min: sorts[0], max: sorts[1] }
            for (const [end, sort] of Object.entries(ends)) {
              const page = await pageOf(
                probe,
                kind,
                { ...scope, sort, pageSize: 1 },
                `items { id ${kind.rowFields} }`,
              )
              const [row] = page.items
              const expected = end === 'min' ? range.min : range.max
              const value = row && valueIn(row, scope)
              // What is sold stands where it used to, and lies between no bounds.
              if (value === null) continue
              probe.expectSame(value, expected, `The ${name} of the first by ${sort} beside the range`)
            }
          }
        }
      },
    },
    {
      operation,
      name: 'bounds take in their ends, and part the list without a gap',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          for (const bound of bounds) {
            const drawn = await drawValue(probe, scope, bound)
            if (drawn === null) continue
            const [least, most] = [`${bound.name}Min`, `${bound.name}Max`]
            const up = { ...scope, [least]: drawn }
            const down = { ...scope, [most]: drawn }
            const all = await totalOf(probe, { ...scope, [least]: 0 })
            const [above, below] = [await totalOf(probe, up), await totalOf(probe, down)]
            const at = await totalOf(probe, { ...up, ...down })
            probe.expect(at > 0, `No ${rows} of ${bound.name} ${drawn} between ${drawn} and ${drawn}`)
            probe.expectSame(
              above + below - at,
              all,
              `${above} ${rows} from ${bound.name} ${drawn} on and ${below} up to it, ${at} at it: all of them`,
            )
            const valueIn = await bound.reader(probe)
            const [fromLeast, fromMost] = bound.sorts ?? [kind.steadySort, kind.steadySort]
            for (const [asked, sort, isWithin] of [
              [up, fromLeast, (value: number) => value >= drawn],
              [down, fromMost, (value: number) => value <= drawn],
            ] as const) {
              const { items } = await rowsOf(probe, { ...asked, sort, pageSize: 100 })
              const outside = items.filter((row) => {
                const value = valueIn(row, scope)
                return value === null || !isWithin(value)
              })
              const ids = outside.map(({ id }) => id)
              probe.expectSame(ids, [], `The ${rows} outside the bound of ${bound.name}, ${drawn}`)
            }
          }
        }
      },
    },
    {
      operation,
      name: 'a bound below zero is refused by the name of its argument',
      async run(probe) {
        const [scope = {}] = kind.scopes
        for (const { name } of bounds) {
          for (const argument of [`${name}Min`, `${name}Max`]) {
            const query = `{ ${kind.field}(${written({ ...scope, [argument]: -1 })}) { total } }`
            const answer = await probe.expectRefusal(query, {}, `${argument} -1`, 'BAD_USER_INPUT')
            const [error] = Array.isArray(answer.errors) ? answer.errors : []
            probe.expectSame(error?.extensions?.argument, argument, 'The argument that the refusal names')
          }
        }
      },
    },
  ]

  function rowsOf(probe: Probe, asked: Variables): Promise<ListPage<Row>> {
    return pageOf(probe, kind, asked, `items { id ${kind.rowFields} }`)
  }

  /** A value that a row has, by lot; null where no row has one. */
  async function drawValue(probe: Probe, scope: Variables, bound: ListBound<Row>): Promise<number | null> {
    const valueIn = await bound.reader(probe)
    const { items } = await rowsOf(probe, { ...scope, sort: kind.steadySort, pageSize: 100 })
    const [value] = probe.random.some(
      items.flatMap((row) => valueIn(row, scope) ?? []),
      1,
    )
    return value ?? null
  }
}

/** Arguments as a document writes them. */
function written(asked: Variables): string {
  return Object.entries(asked)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(' ')
}
