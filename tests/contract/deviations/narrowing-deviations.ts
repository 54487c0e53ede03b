import type { Variables } from '../assert-answer.ts'
import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, ignoring, listed } from './deviating-api.ts'

const lists = [
  {
    operation: 'StoneList',
    rows: 'stones',
    field: 'listGemstones',
    facet: 'GemstoneFacet',
    groups: ['attributeIds', 'colours', 'certificates', 'deliveries'],
    bounds: ['priceMin', 'priceMax', 'caratMin', 'caratMax'],
  },
  {
    operation: 'Listing',
    rows: 'pieces',
    field: 'listDesigns',
    facet: 'Facet',
    groups: ['attributeIds', 'fixedAttributeIds', 'gemType', 'subCollectionIds'],
    bounds: ['priceMin', 'priceMax'],
  },
] as const

/** What an API can get wrong of what options and bounds do to each other, at both lists there are. */
export const narrowingDeviations: readonly DeviatingApi[] = lists.flatMap((list) => {
  const { operation, rows, field, facet, groups, bounds } = list
  const without = (part: string, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        `has ${part} of ${rows} as if ${name} were not asked for`,
        partAs(field, part, name),
      ]),
    )
  return [
    ...caughtBy(`${operation}: options of two groups narrow the list together, as they count`, {
      ...without('facets', groups),
    }),
    ...caughtBy(`${operation}: bounds narrow the counts of options`, { ...without('facets', bounds) }),
    ...caughtBy(`${operation}: ranges are of the ${rows} that the options leave`, {
      ...without('ranges', ['attributeIds']),
    }),
    ...caughtBy(`${operation}: whatever ${rows} have is among the options`, {
      [`leaves out the last option of ${rows}`]: answering({
        [`${facet}.options`]: listed((options) => options.slice(0, -1)),
      }),
    }),
    ...caughtBy(`${operation}: a histogram counts in each part what lies there`, {
      [`turns the histogram of ${rows} round`]: answering({
        'PriceRange.histogram': listed((counts) => counts.toReversed()),
        'DesignPriceRange.histogram': listed((counts) => counts.toReversed()),
      }),
      [`draws twelve parts of a range of ${rows}`]: answering({
        'PriceRange.histogram': listed(inPairs),
        'DesignPriceRange.histogram': listed(inPairs),
      }),
    }),
    ...caughtBy(`${operation}: the options of ${rows} are the same in the same order, whatever is chosen`, {
      [`orders options of ${rows} by how many they count`]: answering({
        [`${facet}.options`]: listed((options) => options.toSorted((a, b) => countOf(b) - countOf(a))),
      }),
      [`hides options of ${rows} that find nothing`]: answering({
        [`${facet}.options`]: listed((options) => options.filter((option) => countOf(option) > 0)),
      }),
    }),
    ...caughtBy(`${operation}: the last page holds what is left, and the next one nothing`, {
      [`counts one of ${rows} too many on the last page alone`]: answering({
        [`Query.${field}`]: (answer, { args }) =>
          isObject(answer) &&
          typeof answer['total'] === 'number' &&
          isLast(answer['total'], Number(args['page']), Number(args['pageSize']))
            ? { ...answer, total: answer['total'] + 1 }
            : answer,
      }),
    }),
  ]
})

function countOf(option: unknown): number {
  return isObject(option) ? Number(option['count']) : 0
}

/** Each two neighbours of a histogram as one. */
function inPairs(counts: readonly unknown[]): number[] {
  return counts.flatMap((count, at) => (at % 2 === 0 ? Number(count) + Number(counts[at + 1]) : []))
}

function isLast(total: number, page: number, pageSize: number): boolean {
  return page > 1 && page * pageSize >= total && (page - 1) * pageSize < total
}

/**
 * A part of each answer as it would be if some arguments had not been given: `facets`, `facets.SHAPE`, `ranges.price`.
 */
export function partAs(
  field: string,
  path: string,
  names: string | readonly string[],
  isMeant: (variables: Variables) => boolean = () => true,
): DeviatingApi['deviate'] {
  return (honest) => async (request) => {
    if (request.method !== 'POST' || !(await request.clone().text()).includes(`${field}(`))
      return honest(request)
    const asked: unknown = await request.clone().json()
    const variables = isObject(asked) && isObject(asked['variables']) ? asked['variables'] : {}
    if (!isMeant(variables)) return honest(request)
    const other: unknown = await (await ignoring(field, ...[names].flat())(honest)(request.clone())).json()
    const data = isObject(other) && isObject(other['data']) ? other['data'][field] : null
    return answering({
      [`Query.${field}`]: (answer) => withPartOf(data, answer, path.split('.')),
    })(honest)(request)
  }
}

/** An answer with a part of another one, where both have it. */
function withPartOf(other: unknown, answer: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return other
  if (Array.isArray(other) && Array.isArray(answer)) {
    return answer.map((each, at) =>
      isObject(each) && each['group'] === part ? withPartOf(other[at], each, rest) : each,
    )
  }
  return isObject(answer) && part in answer && isObject(other)
    ? { ...answer, [part]: withPartOf(other[part], answer[part], rest) }
    : answer
}
