import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { idsOf, type ListKind, type ListRow, pageOf } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** What is asked for besides options and bounds narrows whatever else is asked for (rules/filters#combining). */
export function besideChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows, steadySort } = kind
  const whole = { sort: steadySort, pageSize: 100 }
  const page = (probe: Probe, asked: Readonly<Record<string, unknown>>) =>
    pageOf(probe, kind, { ...whole, ...asked }, 'total items { id }')

  return [
    {
      operation,
      name: `what ${rows} are asked for besides holds beside a bound and a sort`,
      async run(probe) {
        for (const scope of kind.besides) {
          const all = await page(probe, scope)
          const known = new Set(idsOf(all.items))
          for (const { name } of bounds) {
            const { ranges } = await pageOf(probe, kind, scope, `ranges { ${name} { min max } }`)
            const range = ranges?.[name]
            if (!range) continue
            const [least, most] = [`${name}Min`, `${name}Max`]
            for (const bound of [{ [least]: range.min }, { [most]: range.max }]) {
              const what = `${JSON.stringify(scope)} and ${JSON.stringify(bound)}`
              const { total, items } = await page(probe, { ...scope, ...bound })
              probe.expect(total <= all.total, `${total} ${rows} of ${what}, and ${all.total} without it`)
              if (all.total > all.items.length) continue
              const strays = idsOf(items).filter((id) => !known.has(id))
              probe.expectSame(strays, [], `Other ${rows} among those of ${what}`)
            }
          }
          for (const sort of kind.otherSorts) {
            const { total } = await page(probe, { ...scope, sort })
            probe.expectSame(total, all.total, `How many ${rows} of ${JSON.stringify(scope)} ${sort} has`)
          }
        }
      },
    },
  ]
}
