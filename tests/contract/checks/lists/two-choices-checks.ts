import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import {
  choosing,
  type DrawnOption,
  facetFields,
  type ListKind,
  type ListRow,
  optionsByGroup,
  pageOf,
} from './list-kind.ts'

/** Sets of three that are drawn of each scope. */
const drawnSets = 3

/** What holds where options of several groups are chosen: two for the counts of a third, and three at once (rules/filters#combining). */
export function twoChoicesChecks<Row extends ListRow>(kind: ListKind<Row>): Check[] {
  const { operation, rows } = kind

  /** One option of three groups by lot, all of which a row has; fewer where it has no more. */
  async function drawThree(probe: Probe, scope: (typeof kind.scopes)[number]) {
    const fields = `${facetFields} items { id ${kind.rowFields} }`
    const asked = { ...scope, sort: kind.steadySort, pageSize: 100 }
    const { items, facets } = await pageOf(probe, kind, asked, fields)
    return probe.random.some(items, drawnSets).map((row) => {
      const own = optionsByGroup(kind, facets).flatMap((options) =>
        probe.random.some(
          options.filter(({ filter, ids }) => !Object.hasOwn(scope, filter.argument) && filter.has(row, ids)),
          1,
        ),
      )
      return { row, options: probe.random.some(own, 3) }
    })
  }

  const named = (options: readonly DrawnOption<Row>[]) =>
    options.map(({ group, name }) => `${group} ${name}`).join(' and ')

  return [
    {
      operation,
      name: `options of two groups narrow the counts of a third`,
      async run(probe) {
        for (const scope of kind.scopes) {
          for (const { options } of await drawThree(probe, scope)) {
            const [one, two, third] = options
            if (!one || !two || !third) continue
            const both = { ...scope, ...choosing([one, two]) }
            const { facets } = await pageOf(probe, kind, both, facetFields)
            const sent = probe.last
            const group = facets.find((each) => each.group === third.group)
            // A part of the catalogue has groups of its own.
            if (!group) continue
            const counted = group.options.find(({ ids }) => ids.join() === third.ids.join())
            const { total } = await pageOf(probe, kind, { ...scope, ...choosing([one, two, third]) }, 'total')
            const what = `How many ${rows} ${named([third])} counts beside ${named([one, two])}`
            probe.expectSame(counted?.count, total, what, sent)
          }
        }
      },
    },
    {
      operation,
      name: `options of three groups leave only ${rows} that have all of them`,
      async run(probe) {
        for (const scope of kind.scopes) {
          for (const { row, options } of await drawThree(probe, scope)) {
            if (options.length < 3) continue
            const asked = { ...scope, ...choosing(options), sort: kind.steadySort, pageSize: 50 }
            const { items, total } = await pageOf(probe, kind, asked, `total items { id ${kind.rowFields} }`)
            const strays = items.filter((each) => !options.every(({ filter, ids }) => filter.has(each, ids)))
            const what = named(options)
            probe.expectSame(
              strays.map(({ id }) => id),
              [],
              `Other ${rows} among those of ${what}`,
            )
            const isThere = total > 50 || items.some(({ id }) => id === row.id)
            probe.expect(isThere, `${row.id} is not among the ${rows} of ${what}, and has all three`)
          }
        }
      },
    },
  ]
}
