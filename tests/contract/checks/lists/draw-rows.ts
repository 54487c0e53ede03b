import type { Variables } from '../../assert-answer.ts'
import type { Probe } from '../../runner/probe.ts'
import { type ListKind, type ListRow, pageOf } from './list-kind.ts'

const pageSize = 50

/** The same list for a check that reads other fields of its rows, and asks for no filter. */
export function readingRows<Row extends ListRow>(
  list: Omit<ListKind<ListRow>, 'filters' | 'sortKeys'>,
  rowFields: string,
): ListKind<Row> {
  return { ...list, rowFields, filters: {}, sortKeys: async () => ({}) }
}

/** Some rows by lot, all of one page that is drawn. */
export async function drawRows<Row extends ListRow>(
  probe: Probe,
  list: ListKind<Row>,
  count: number,
  scope: Variables = {},
): Promise<readonly Row[]> {
  const { total } = await pageOf(probe, list, scope, 'total')
  const page = 1 + probe.random.below(Math.max(1, Math.ceil(total / pageSize)))
  const { items } = await pageOf(probe, list, { ...scope, page, pageSize }, `items { id ${list.rowFields} }`)
  return probe.random.some(items, count)
}
