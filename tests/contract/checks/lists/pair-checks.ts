import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { choosing, facetFields, type ListKind, type ListRow, optionsByGroup, pageOf } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** Something that a list is narrowed by, and whether a row is one that it leaves. */
export interface Narrowing<Row> {
  readonly what: string
  readonly variables: Variables
  readonly has: (row: Row, asked: Variables) => boolean
}

/** What holds for any two things that narrow a list, and for what is asked for besides (rules/filters#combining). */
export function pairChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows } = kind

  /** One option of each group, by lot among those that a row has. */
  function optionsOf(probe: Probe, row: Row, facets: Parameters<typeof optionsByGroup>[1]) {
    return optionsByGroup(kind, facets).flatMap((options) =>
      probe.random.some(
        options.filter(({ filter, ids }) => filter.has(row, ids)),
        1,
      ),
    )
  }

  /** The row that has options of most groups: one without a group says nothing of its pairs. */
  function fullestOf(drawn: readonly Row[], facets: Parameters<typeof optionsByGroup>[1]): Row | undefined {
    const groups = optionsByGroup(kind, facets)
    const countOf = (row: Row) =>
      groups.filter((options) => options.some(({ filter, ids }) => filter.has(row, ids))).length
    return drawn.toSorted((a, b) => countOf(b) - countOf(a))[0]
  }

  /** Both bounds of each range at what a row has, for what else is asked. */
  async function boundsAt(probe: Probe, row: Row, asked: Variables): Promise<Narrowing<Row>[]> {
    const found: Narrowing<Row>[] = []
    for (const bound of bounds) {
      const valueIn = await bound.reader(probe)
      const value = valueIn(row, asked)
      if (value === null) continue
      for (const [end, isWithin] of [
        ['Min', (other: number) => other >= value],
        ['Max', (other: number) => other <= value],
      ] as const) {
        found.push({
          what: `${bound.name}${end} ${value}`,
          variables: { [`${bound.name}${end}`]: value },
          has: (other, both) => isWithin(valueIn(other, both) ?? Number.NaN),
        })
      }
    }
    return found
  }

  async function expectBoth(
    probe: Probe,
    scope: Variables,
    row: Row,
    pair: readonly Narrowing<Row>[],
  ): Promise<void> {
    const asked = Object.assign({ ...scope }, ...pair.map(({ variables }) => variables))
    const fields = `total items { id ${kind.rowFields} }`
    const page = (at: number) =>
      pageOf(probe, kind, { ...asked, sort: kind.steadySort, page: at, pageSize: 50 }, fields)
    const { items, total } = await page(1)
    // What is forgotten may show at one end alone, as the origin of stones does at that of the dearest.
    const last = total > 50 ? (await page(Math.ceil(total / 50))).items : []
    const strays = [...items, ...last].filter((each) => !pair.every(({ has }) => has(each, asked)))
    const what = pair.map((each) => each.what).join(' and ')
    probe.expectSame(
      strays.map(({ id }) => id),
      [],
      `Other ${rows} among those of ${what}`,
    )
    const isThere = total > 50 || items.some(({ id }) => id === row.id)
    probe.expect(isThere, `${row.id} is not among the ${rows} of ${what}, and has both`)
  }

  return [
    {
      operation,
      name: `any two options or bounds leave only ${rows} that have both`,
      async run(probe) {
        const tries = new Map<string, number>()
        for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
          const fields = `${facetFields} items { id ${kind.rowFields} }`
          const asked = { ...scope, sort: kind.steadySort, pageSize: 100 }
          const { items, facets } = await pageOf(probe, kind, asked, fields)
          const row = fullestOf(probe.random.some(items, 12), facets)
          if (!row) continue
          const options = optionsOf(probe, row, facets).filter(
            ({ filter }) => !Object.hasOwn(scope, filter.argument),
          )
          for (const [at, one] of options.entries()) {
            const first: Narrowing<Row> = {
              what: `${one.group} ${one.name}`,
              variables: choosing([one]),
              has: (each) => one.filter.has(each, one.ids),
            }
            const others = options.slice(at + 1).map((two): [string, Narrowing<Row>] => [
              two.group,
              {
                what: `${two.group} ${two.name}`,
                // Options of one argument go together.
                variables: choosing([one, two]),
                has: (each) => two.filter.has(each, two.ids),
              },
            ])
            const ends = await boundsAt(probe, row, { ...scope, ...first.variables })
            const named = ends.map((end): [string, Narrowing<Row>] => [end.what.split(' ')[0] ?? '', end])
            for (const [name, second] of [...others, ...named]) {
              const pair = `${one.group} ${name}`
              const times = tries.get(pair) ?? 0
              // Of some pairs every row that has one has the other: another row may tell them apart.
              if (times >= 4) continue
              tries.set(pair, times + 1)
              await expectBoth(probe, scope, row, [first, second])
            }
          }
        }
      },
    },
    {
      operation,
      name: `counts and ranges are of the ${rows} that are asked for besides`,
      async run(probe) {
        for (const scope of kind.besides) {
          const names = bounds.map(({ name }) => `${name} { min max }`).join(' ')
          const { facets, ranges } = await pageOf(probe, kind, scope, `${facetFields} ranges { ${names} }`)
          const sent = probe.last
          for (const options of optionsByGroup(kind, facets)) {
            // What most have is farthest from what all there are have.
            const [option] = options.toSorted((a, b) => b.count - a.count)
            if (!option || Object.hasOwn(scope, option.filter.argument)) continue
            const { total } = await pageOf(probe, kind, { ...scope, ...choosing([option]) }, 'total')
            const what = `${option.group} ${option.name} beside the number that it counts`
            probe.expectSame(total, option.count, `The total of ${what}`, sent)
          }
          for (const { name } of bounds) {
            const range = ranges?.[name]
            if (!range) continue
            for (const end of [range.min, range.max]) {
              const at = { ...scope, [`${name}Min`]: end, [`${name}Max`]: end }
              const { total } = await pageOf(probe, kind, at, 'total')
              probe.expect(total > 0, `No ${rows} at ${end}, an end of their range of ${name}`, sent)
            }
          }
        }
      },
    },
  ]
}
