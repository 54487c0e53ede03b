import type { Variables } from '../../assert-answer.ts'
import type { Probe } from '../../runner/probe.ts'

/** A filter of a list: the argument that takes its ids, and whether a row is one that they find. */
export interface ListFilter<Row> {
  readonly argument: string
  /** The argument's value for an option, where it is not the list of its ids. */
  readonly argumentFor?: (ids: readonly string[]) => unknown
  readonly has: (row: Row, ids: readonly string[]) => boolean
  /** What a row has of the group, by the ids of its options; left out where some have no option. */
  readonly idsIn?: (row: Row) => readonly string[]
  /** Whether every row has one option at most, so that two of them find as many as each by itself. */
  readonly isSingle: boolean
}

/** What every row has. */
export interface ListRow {
  readonly id: string
}

/** A list of the API, as relations that hold for any of them need to know it. */
export interface ListKind<Row extends ListRow> {
  /** The operation of the storefront that it belongs to. */
  readonly operation: string
  /** The field of the query type. */
  readonly field: string
  /** What a row is called in messages: stones. */
  readonly rows: string
  /** All that filters and sorts read of a row. */
  readonly rowFields: string
  /** Parts of the list that are asked for by themselves. */
  readonly scopes: readonly Variables[]
  /** What a list can be asked for besides its options and bounds; there may be nothing of it. */
  readonly besides: readonly Variables[]
  /** The enum of its facet groups, and those that every list has. */
  readonly groupEnum: string
  readonly groupsOfAll: readonly string[]
  /** Arguments that name something that there is not, by the argument that is wrong. */
  readonly unknownParts: readonly (readonly [argument: string, asked: Variables])[]
  /** What is asked for by the facet group that counts it. */
  readonly filters: Readonly<Record<string, ListFilter<Row>>>
  /** A sort whose order no filter changes, so that a filtered list is the same list with gaps. */
  readonly steadySort: string
  /** What a sort orders by, for what was asked; the lowest first. */
  readonly sortKeys: (
    probe: Probe,
  ) => Promise<Readonly<Record<string, (row: Row, asked: Variables) => number>>>
  /** Whether a lower bound above its upper one is an error; else nothing lies between them. */
  readonly refusesTurnedBounds: boolean
  /** Whether a range is of what its own bounds leave too; else it is of what everything else that is asked for leaves. */
  readonly rangesObeyBounds: boolean
  /** Sorts that nothing in an answer explains. */
  readonly otherSorts: readonly string[]
}

export interface FacetAnswer {
  readonly group: string
  readonly options: readonly FacetOption[]
}

export interface FacetOption {
  readonly ids: readonly string[]
  readonly name: string
  readonly count: number
}

/** What is read of a page of a list; parts that were not asked for are not there. */
export interface ListPage<Row extends ListRow> {
  readonly total: number
  readonly items: readonly Row[]
  readonly facets: readonly FacetAnswer[]
  readonly ranges: Readonly<Record<string, Range | null>> | null
}

export interface Range {
  readonly min: number
  readonly max: number
  readonly histogram?: readonly number[] | null
}

export const facetFields = 'facets { group options { ids name count } }'

/** Asks for a page of a list, with no other variables than those that are given. */
export async function pageOf<Row extends ListRow>(
  probe: Probe,
  { field }: ListKind<Row>,
  asked: Variables,
  fields: string,
): Promise<ListPage<Row>> {
  const query = listQuery(probe, field, asked, fields)
  const data = await probe.ask<Readonly<Record<string, ListPage<Row>>>>(query, asked)
  const page = data[field]
  if (!page) throw new Error(`${field} has no answer`)
  return page
}

/** The document for some variables, typed as the contract has its arguments. */
export function listQuery(probe: Probe, field: string, asked: Variables, fields: string): string {
  const { args = [] } = probe.schema.getQueryType()?.getFields()[field] ?? {}
  const types = new Map(args.map(({ name, type }) => [name, String(type)]))
  const names = Object.keys(asked)
  const definitions = names.map((name) => `$${name}: ${types.get(name)}`).join(' ')
  const given = names.map((name) => `${name}: $${name}`).join(' ')
  return names.length > 0
    ? `query (${definitions}) { ${field}(${given}) { ${fields} } }`
    : `{ ${field} { ${fields} } }`
}

export function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id)
}

/** An option that was drawn, with the filter that takes it. */
export interface DrawnOption<Row extends ListRow> extends FacetOption {
  readonly group: string
  readonly filter: ListFilter<Row>
}

/** The options of each group that has a filter, those first that find something. */
export function optionsByGroup<Row extends ListRow>(
  { filters }: ListKind<Row>,
  facets: readonly FacetAnswer[],
): DrawnOption<Row>[][] {
  return facets.flatMap(({ group, options }) => {
    const filter = filters[group]
    return filter && options.length > 0 ? [options.map((option) => ({ ...option, group, filter }))] : []
  })
}

/** The variables that choose some options; those of one group go together. */
export function choosing<Row extends ListRow>(
  options: readonly Pick<DrawnOption<Row>, 'filter' | 'ids'>[],
): Variables {
  const chosen: Record<string, unknown> = {}
  for (const { filter, ids } of options) {
    const before = chosen[filter.argument]
    chosen[filter.argument] = filter.argumentFor
      ? filter.argumentFor(ids)
      : [...(Array.isArray(before) ? before : []), ...ids]
  }
  return chosen
}
