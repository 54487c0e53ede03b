import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import {
  choosing,
  type DrawnOption,
  type FacetAnswer,
  facetFields,
  type ListKind,
  type ListPage,
  type ListRow,
  optionsByGroup,
  pageOf,
} from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** What options and bounds do to each other's counts and ranges, at any list (rules/filters#combining). */
export function narrowingChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows, filters, steadySort } = kind
  const rangesOfAll = `ranges { ${bounds.map(({ name }) => `${name} { min max }`).join(' ')} }`

  /** The groups in which a row has something that no option stands for. */
  function withoutOption(row: Row, { facets }: ListPage<Row>): string[] {
    return facets.flatMap(({ group, options }) => {
      const known = new Set(options.flatMap(({ ids }) => ids))
      const own = filters[group]?.idsIn?.(row) ?? []
      return own.filter((id) => !known.has(id)).map((id) => `${group} ${id}`)
    })
  }

  return [
    {
      operation,
      name: `whatever ${rows} have is among the options`,
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 4)) {
          const fields = `total ${facetFields} items { id ${kind.rowFields} }`
          const first = await pageOf(probe, kind, { ...scope, sort: steadySort, pageSize: 100 }, fields)
          const page = 1 + probe.random.below(Math.max(1, Math.ceil(first.total / 100)))
          const some = await pageOf(probe, kind, { ...scope, sort: steadySort, pageSize: 100, page }, fields)
          const missing = new Set(
            [first, some].flatMap((each) => each.items.flatMap((row) => withoutOption(row, each))),
          )
          probe.expectSame([...missing], [], `What ${rows} have and no option stands for`)
        }
      },
    },
    {
      operation,
      name: `bounds narrow the counts of options`,
      async run(probe) {
        const tried = new Set<string>()
        for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
          const asked = { ...scope, sort: steadySort, pageSize: 100 }
          const all = await pageOf(probe, kind, asked, `${facetFields} items { id ${kind.rowFields} }`)
          const groups = all.facets.flatMap(({ group }) => {
            const argument = filters[group]?.argument
            return argument === undefined || tried.has(group) || Object.hasOwn(scope, argument) ? [] : group
          })
          if (groups.length === 0) continue
          for (const bound of bounds) {
            const valueIn = await bound.reader(probe)
            const values = all.items.flatMap((row) => valueIn(row, scope) ?? []).toSorted((a, b) => a - b)
            const middle = values[Math.floor(values.length / 2)]
            if (middle === undefined) continue
            for (const [end, isWithin] of [
              ['Min', (value: number) => value >= middle],
              ['Max', (value: number) => value <= middle],
            ] as const) {
              const bounded = { ...scope, [`${bound.name}${end}`]: middle }
              const { facets } = await pageOf(probe, kind, bounded, facetFields)
              // A price is that of the metal and shape that are chosen (rules/filters#prices-in-filters).
              const moved = ({ filter, ids }: DrawnOption<Row>) => {
                const chosen = { ...scope, ...choosing([{ filter, ids }]) }
                const isFound = (row: Row, by: Variables) => isWithin(valueIn(row, by) ?? Number.NaN)
                const rowsWith = all.items.filter((row) => filter.has(row, ids))
                return rowsWith.filter((row) => isFound(row, scope) !== isFound(row, chosen)).length
              }
              for (const options of optionsByGroup(kind, facets)) {
                if (!options.some(({ group }) => groups.includes(group))) continue
                // Of several what most have is what a bound takes most of.
                const counted = options.map((option) => ({ option, rows: moved(option) }))
                const [most] = counted.toSorted((a, b) => b.rows - a.rows || b.option.count - a.option.count)
                if (!most) continue
                const { option } = most
                const { total } = await pageOf(probe, kind, { ...bounded, ...choosing([option]) }, 'total')
                const what = `${option.group} ${option.name} with ${bound.name}${end} ${middle}`
                probe.expectSame(total, option.count, `The total of ${what} beside the number that it counts`)
                // Where a bound takes nothing, it would not be missed.
                if (total < countOf(all.facets, option)) tried.add(option.group)
              }
            }
          }
        }
      },
    },
    {
      operation,
      name: `ranges are of the ${rows} that the options leave`,
      async run(probe) {
        const tried = new Set<string>()
        for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
          const { facets } = await pageOf(probe, kind, scope, facetFields)
          for (const options of optionsByGroup(kind, facets)) {
            // What fewest have is farthest from all there are.
            const [option] = options.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)
            if (!option || tried.has(option.group)) continue
            tried.add(option.group)
            const chosen = { ...scope, ...choosing([option]) }
            const { ranges } = await pageOf(probe, kind, chosen, rangesOfAll)
            for (const { name } of bounds) {
              const range = ranges?.[name]
              if (!range) continue
              for (const end of [range.min, range.max]) {
                const at = { ...chosen, [`${name}Min`]: end, [`${name}Max`]: end }
                const { total } = await pageOf(probe, kind, at, 'total')
                const what = `${option.group} ${option.name} at the end of their range of ${name}, ${end}`
                probe.expect(total > 0, `No ${rows} of ${what}`)
              }
            }
          }
        }
      },
    },
  ]
}

/** How many an option counts on another list. */
function countOf(
  facets: readonly FacetAnswer[],
  { group, ids }: Pick<DrawnOption<never>, 'group' | 'ids'>,
): number {
  const options = facets.find((facet) => facet.group === group)?.options ?? []
  return options.find((option) => option.ids.join() === ids.join())?.count ?? 0
}
