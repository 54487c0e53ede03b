import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import {
  choosing,
  facetFields,
  idsOf,
  type ListKind,
  type ListRow,
  optionsByGroup,
  pageOf,
} from './list-kind.ts'
import type { Narrowing } from './pair-checks.ts'
import type { ListBound } from './range-checks.ts'

const mostOnPage = 50

/** What a part of a list is narrowed by, and the part. */
interface Narrowed<Row> extends Narrowing<Row> {
  readonly scope: Variables
}

/** What is chosen holds on each page of each order, not only where a list begins (rules/filters#combining). */
export function chosenRowsChecks<Row extends ListRow>(
  kind: ListKind<Row>,
  bounds: readonly ListBound<Row>[],
): Check[] {
  const { operation, rows, steadySort } = kind

  /** An option of each group, rather one that most rows lack: among many that have it a stray would not be seen. */
  async function drawOptions(probe: Probe): Promise<Narrowed<Row>[]> {
    const drawn = new Map<string, Narrowed<Row>>()
    for (const scope of probe.random.some(kind.scopes, kind.scopes.length)) {
      const { facets, total } = await pageOf(probe, kind, scope, `total ${facetFields}`)
      for (const options of optionsByGroup(kind, facets)) {
        const found = options.filter(({ count }) => count > 0 && count < total)
        const rare = found.filter(({ count }) => count <= total / 2)
        const [option] = probe.random.some(rare.length > 0 ? rare : found, 1)
        if (!option || drawn.has(option.group) || Object.hasOwn(scope, option.filter.argument)) continue
        drawn.set(option.group, {
          what: `${option.group} ${option.name}`,
          scope,
          variables: choosing([option]),
          has: (row) => option.filter.has(row, option.ids),
        })
      }
    }
    return [...drawn.values()]
  }

  /** Both ends of each bound at what a row in the middle has. */
  async function drawBounds(probe: Probe): Promise<Narrowed<Row>[]> {
    const [scope = {}] = probe.random.some(kind.scopes, 1)
    const asked = { ...scope, sort: kind.otherSorts[0] ?? steadySort, pageSize: 100 }
    const { items } = await pageOf(probe, kind, asked, `items { id ${kind.rowFields} }`)
    const drawn: Narrowed<Row>[] = []
    for (const { name, reader } of bounds) {
      const valueIn = await reader(probe)
      const values = items.flatMap((row) => valueIn(row, scope) ?? []).toSorted((a, b) => a - b)
      const middle = values[Math.floor(values.length / 2)]
      if (middle === undefined) continue
      for (const [end, isWithin] of [
        ['Min', (value: number) => value >= middle],
        ['Max', (value: number) => value <= middle],
      ] as const) {
        drawn.push({
          what: `${name}${end} ${middle}`,
          scope,
          variables: { [`${name}${end}`]: middle },
          has: (row, whole) => isWithin(valueIn(row, whole) ?? Number.NaN),
        })
      }
    }
    return drawn
  }

  return [
    {
      operation,
      name: `${rows} have what was chosen by every sort, and on the second page too`,
      async run(probe) {
        const narrowed = [...(await drawOptions(probe)), ...(await drawBounds(probe))]
        const sorts = probe.random.some([...kind.otherSorts, steadySort], kind.otherSorts.length + 1)
        for (let at = 0; at < Math.max(narrowed.length, sorts.length); at += 1) {
          const chosen = narrowed[at % narrowed.length]
          if (!chosen) return
          const asked = { ...chosen.scope, ...chosen.variables, sort: sorts[at % sorts.length] }
          const pageAt = async (page: number, pageSize: number) => {
            const whole = { ...asked, page, pageSize }
            const { items, total } = await pageOf(probe, kind, whole, `total items { id ${kind.rowFields} }`)
            const what = `page ${page} of ${chosen.what} by ${asked.sort}`
            const strays = items.filter((row) => !chosen.has(row, whole))
            probe.expectSame(idsOf(strays), [], `Other ${rows} on ${what}`)
            const left = Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize))
            probe.expectSame(items.length, left, `How many ${rows}, of ${total}, are on ${what}`)
            return total
          }
          const total = await pageAt(1, mostOnPage)
          // A short list has two pages, too.
          if (total > 1) await pageAt(2, Math.min(mostOnPage, Math.ceil(total / 2)))
        }
      },
    },
  ]
}
