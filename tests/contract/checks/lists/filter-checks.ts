import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import {
  choosing,
  type DrawnOption,
  facetFields,
  idsOf,
  type ListKind,
  type ListPage,
  type ListRow,
  optionsByGroup,
  pageOf,
} from './list-kind.ts'
import { expectRefusedArgument } from './paging-checks.ts'

/** What holds for the filters of any list (rules/filters#combining). */
export function filterChecks<Row extends ListRow>(kind: ListKind<Row>): Check[] {
  const { operation, rows, steadySort } = kind
  const rowsWithCounts = `total ${facetFields} items { id ${kind.rowFields} }`

  /** The first rows of a list, in the order that no filter changes. */
  const firstRows = (probe: Probe, asked: Variables) =>
    pageOf(probe, kind, { ...asked, sort: steadySort, pageSize: 100 }, rowsWithCounts)

  /** Whether the filtered list is the unfiltered one without the rows that lack what was chosen. */
  async function expectFiltered(
    probe: Probe,
    scope: Variables,
    all: ListPage<Row>,
    options: readonly DrawnOption<Row>[],
    has: (row: Row) => boolean,
  ): Promise<ListPage<Row>> {
    const names = options.map(({ group, name }) => `${group} ${name}`).join(' and ')
    const filtered = await firstRows(probe, { ...scope, ...choosing(options) })
    const strays = filtered.items.filter((row) => !has(row))
    probe.expectSame(idsOf(strays), [], `Other ${rows} among those of ${names}`)
    const expected = idsOf(all.items.filter(has))
    const found = idsOf(filtered.items).slice(0, expected.length)
    probe.expectSame(found, expected, `Of the first ${rows} those of ${names}`)
    probe.expect(filtered.total <= all.total, `There are more ${rows} of ${names} than of all`)
    return filtered
  }

  /** Whether no option of another group, of those that the scope leaves open, counts more than all that one leaves. */
  function expectNoneCountsMore(
    probe: Probe,
    scope: Variables,
    { total, facets }: Pick<ListPage<Row>, 'total' | 'facets'>,
    { group, name }: DrawnOption<Row>,
  ): void {
    const others = optionsByGroup(kind, facets)
      .flat()
      .filter((option) => option.group !== group && !isScoped(scope, option))
    const more = others
      .filter(({ count }) => count > total)
      .map((option) => `${option.name}: ${option.count}`)
    probe.expectSame(more, [], `Options that count more than the ${total} ${rows} of ${group} ${name}`)
  }

  /** The list beside which one is filtered: without what an option chooses in its place, as a category does. */
  async function wholeOf(
    probe: Probe,
    scope: Variables,
    all: ListPage<Row>,
    { filter }: DrawnOption<Row>,
  ): Promise<ListPage<Row>> {
    const { [filter.argument]: chosen, ...others } = scope
    return chosen === undefined ? all : firstRows(probe, others)
  }

  return [
    {
      operation,
      name: `each option leaves only ${rows} that have it, as many as it counts`,
      async run(probe) {
        const tried = new Map<string, number>()
        for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
          const all = await firstRows(probe, scope)
          const { facets } = all
          for (const options of optionsByGroup(kind, facets)) {
            for (const option of drawSome(probe, options, 2)) {
              const times = tried.get(option.group) ?? 0
              if (times >= 4) continue
              tried.set(option.group, times + 1)
              const has = (row: Row) => option.filter.has(row, option.ids)
              const whole = await wholeOf(probe, scope, all, option)
              const filtered = await expectFiltered(probe, scope, whole, [option], has)
              const { total, facets: counted } = filtered
              const what = `${option.group} ${option.name}`
              probe.expectSame(total, option.count, `The total of ${what} beside the number that it counts`)
              const own = counted.find(({ group }) => group === option.group)?.options
              const before = facets.find(({ group }) => group === option.group)?.options
              probe.expectSame(own, before, `The counts of ${option.group} when one of its options is chosen`)
            }
          }
        }
      },
    },
    {
      operation,
      name: 'options of two groups narrow the list together, as they count',
      async run(probe) {
        const tried = new Set<string>()
        for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
          const all = await firstRows(probe, scope)
          const groups = optionsByGroup(kind, all.facets).filter(
            ([first]) => first && !isScoped(scope, first),
          )
          for (const options of groups) {
            const [others] = probe.random.some(
              groups.filter((each) => each !== options),
              1,
            )
            const [one] = drawSome(probe, options, 1)
            if (!one || !others || tried.has(one.group)) continue
            tried.add(one.group)
            const asked = { ...scope, ...choosing([one]) }
            const narrowed = await pageOf(probe, kind, asked, `total ${facetFields}`)
            expectNoneCountsMore(probe, scope, narrowed, one)
            const counted = optionsByGroup(kind, narrowed.facets).find(
              ([first]) => first?.group === others[0]?.group,
            )
            const [two] = drawSome(probe, counted ?? [], 1)
            if (!two) continue
            const has = (row: Row) => one.filter.has(row, one.ids) && two.filter.has(row, two.ids)
            const { total } = await expectFiltered(probe, scope, all, [one, two], has)
            const what = `${one.group} ${one.name} and ${two.group} ${two.name}`
            probe.expectSame(
              total,
              two.count,
              `The total of ${what} beside the number that the second counts`,
            )
          }
        }
      },
    },
    {
      operation,
      name: 'options of one group find what either of them finds',
      async run(probe) {
        for (const scope of probe.random.some(kind.scopes, 3)) {
          const all = await firstRows(probe, scope)
          for (const options of optionsByGroup(kind, all.facets)) {
            const [one, two] = drawSome(probe, options, 2)
            if (!one || !two || one.filter.argumentFor) continue
            const has = (row: Row) => one.filter.has(row, one.ids) || two.filter.has(row, two.ids)
            const whole = await wholeOf(probe, scope, all, one)
            const { total } = await expectFiltered(probe, scope, whole, [one, two], has)
            const both = one.count + two.count
            const least = one.filter.isSingle ? both : Math.max(one.count, two.count)
            const what = `${one.group} ${one.name} or ${two.name}`
            probe.expect(
              least <= total && total <= both,
              `${total} ${rows} of ${what}, which count ${one.count} and ${two.count}`,
            )
          }
        }
      },
    },
    {
      operation,
      name: 'an option that does not exist is refused by the name of its argument',
      async run(probe) {
        const args = probe.schema.getQueryType()?.getFields()[kind.field]?.args ?? []
        // Enums and truths are refused by GraphQL itself.
        const left = new Set(args.flatMap(({ name, type }) => (String(type) === '[ID!]!' ? name : [])))
        for (const scope of kind.scopes) {
          if (left.size === 0) return
          const { facets } = await pageOf(probe, kind, scope, facetFields)
          for (const { argument } of optionsByGroup(kind, facets).flatMap(([first]) => first?.filter ?? [])) {
            if (!left.delete(argument)) continue
            await expectRefusedArgument(probe, kind, { ...scope, [argument]: ['no-such-option'] }, argument)
          }
        }
      },
    },
  ]
}

/** Some options of a group by lot, as far as there are such that find something. */
function drawSome<Row extends ListRow>(
  probe: Probe,
  options: readonly DrawnOption<Row>[],
  count: number,
): DrawnOption<Row>[] {
  const found = options.filter((option) => option.count > 0)
  return probe.random.some(found.length > 0 ? found : options, count)
}

function isScoped(
  scope: Variables,
  { filter }: DrawnOption<never> | { filter: { argument: string } },
): boolean {
  return Object.hasOwn(scope, filter.argument)
}
