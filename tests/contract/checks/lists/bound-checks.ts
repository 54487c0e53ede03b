import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { expectRefusedArgument } from './paging-checks.ts'
import { type ListKind, type ListRow, pageOf } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** What bounds do to ranges and to each other, at any list (rules/filters#prices-in-filters). */
export function boundChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows } = kind
  const rangesOfAll = `ranges { ${bounds.map(({ name }) => `${name} { min max }`).join(' ')} }`
  const totalOf = async (probe: Probe, asked: Variables) => (await pageOf(probe, kind, asked, 'total')).total

  return [
    {
      operation,
      name: `ranges are of the ${rows} that the bounds leave`,
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 2)) {
          for (const bound of bounds) {
            const middle = await drawMiddle(probe, kind, scope, bound)
            if (middle === null) continue
            for (const end of ['Min', 'Max']) {
              // Beside what a row has, so that the bound itself is no end of a range.
              const beside = Math.round((middle + 0.01) * 100) / 100
              const asked = { ...scope, [`${bound.name}${end}`]: beside }
              const { ranges } = await pageOf(probe, kind, asked, rangesOfAll)
              const sent = probe.last
              for (const { name } of bounds) {
                const range = ranges?.[name]
                if (!range) continue
                const isOwn = name === bound.name
                const others = isOwn && !kind.rangesObeyBounds ? scope : asked
                for (const value of [range.min, range.max]) {
                  if (isOwn && kind.rangesObeyBounds) {
                    const isWithin = end === 'Min' ? value >= beside : value <= beside
                    const what = `The range of ${name} ends at ${value} with ${name}${end} ${beside}`
                    probe.expect(isWithin, what, sent)
                  }
                  const at = { ...others, [`${name}Min`]: value, [`${name}Max`]: value }
                  const what = `${value}, an end of the range of ${name} with ${bound.name}${end} ${beside}`
                  probe.expect((await totalOf(probe, at)) > 0, `No ${rows} at ${what}`, sent)
                }
              }
            }
          }
        }
      },
    },
    {
      operation,
      name: 'two bounds hold together, and turned round they leave nothing',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 2)) {
          const asked: Record<string, unknown> = { ...scope }
          for (const bound of bounds) {
            const valueIn = await bound.reader(probe)
            const middle = await drawMiddle(probe, kind, scope, bound)
            if (middle === null) continue
            asked[`${bound.name}Min`] = middle
            const fields = `items { id ${kind.rowFields} }`
            const [sort = kind.steadySort] = bounds.flatMap(({ sorts }) => sorts ?? [])
            const { items } = await pageOf(probe, kind, { ...asked, sort, pageSize: 100 }, fields)
            const outside = items.filter((row) => (valueIn(row, asked) ?? middle) < middle)
            probe.expectSame(
              outside.map(({ id }) => id),
              [],
              `The ${rows} outside ${Object.keys(asked).join(' and ')}`,
            )
            const turned = { ...scope, [`${bound.name}Min`]: middle + 1, [`${bound.name}Max`]: middle }
            if (kind.refusesTurnedBounds) {
              await expectRefusedArgument(probe, kind, turned, `${bound.name}Min`)
            } else {
              const what = `How many ${rows} lie between a ${bound.name}Min and a lower ${bound.name}Max`
              probe.expectSame(await totalOf(probe, turned), 0, what)
            }
          }
        }
      },
    },
  ]
}

/** A value with rows on both sides of it; null where no row has one. */
async function drawMiddle<Row extends ListRow>(
  probe: Probe,
  kind: ListKind<Row>,
  scope: Variables,
  bound: ListBound<Row>,
): Promise<number | null> {
  const valueIn = await bound.reader(probe)
  const asked = { ...scope, sort: kind.otherSorts[0] ?? kind.steadySort, pageSize: 100 }
  const { items } = await pageOf(probe, kind, asked, `items { id ${kind.rowFields} }`)
  const values = items.flatMap((row) => valueIn(row, scope) ?? []).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? null
}
