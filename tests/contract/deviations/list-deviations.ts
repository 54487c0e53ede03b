import type { Variables } from '../assert-answer.ts'
import {
  answering,
  asking,
  caughtBy,
  type DeviatingApi,
  ignoring,
  listed,
  misreading,
  plus,
} from './deviating-api.ts'
import { stoneFilterNames } from './stone-filter-names.ts'
import { isObject } from '../is-object.ts'

const lists = [
  { operation: 'StoneList', rows: 'stones', page: 'GemstonePage', field: 'listGemstones' },
  { operation: 'Listing', rows: 'pieces', page: 'DesignPage', field: 'listDesigns' },
] as const

/** What an API can get wrong of any list, at both lists there are. */
export const listDeviations: readonly DeviatingApi[] = lists.flatMap(({ operation, rows, page, field }) => {
  return [
    ...caughtBy(`${operation}: a page twice as long is two pages`, {
      [`ignores the page of ${rows}`]: ignoring(field, 'page'),
      [`ignores how long a page of ${rows} is`]: ignoring(field, 'pageSize'),
      [`counts pages of ${rows} from 0`]: misreading(field, 'page', (number) => Number(number) + 1),
      [`repeats the last of ${rows} on the next page`]: answering({ [`${page}.items`]: shiftedBack() }),
      [`says as total how many ${rows} the page has`]: answering({
        [`${page}.total`]: (total, { parent }) => {
          const { items } = parent
          return Array.isArray(items) ? items.length : total
        },
      }),
      [`drops the last of ${rows} on every page`]: answering({
        [`${page}.items`]: listed((items) => items.slice(0, -1)),
      }),
    }),
    ...caughtBy(`${operation}: the last page holds what is left, and the next one nothing`, {
      [`answers the last ${rows} again where there are no more`]: misreading(field, 'page', (number) =>
        Number(number) > 1 ? Number(number) - 1 : number,
      ),
    }),
    ...caughtBy(`${operation}: total and counts depend on no sort and no page`, {
      [`counts only the ${rows} that are left from the page on`]: answering({
        [`Query.${field}`]: (answer, { args }) =>
          isObject(answer) && typeof answer['total'] === 'number'
            ? { ...answer, total: answer['total'] - (Number(args['page']) - 1) * Number(args['pageSize']) }
            : answer,
      }),
    }),
    ...caughtBy(`${operation}: an argument that is left out has its default`, {
      [`has 20 ${rows} on a page by default`]: answering({
        [`Query.${field}`]: (answer, { args }) =>
          isObject(answer) && Array.isArray(answer['items']) && args['pageSize'] === 24
            ? { ...answer, items: answer['items'].slice(0, 20) }
            : answer,
      }),
    }),
    ...caughtBy(`${operation}: a page out of its bounds is refused by the name of its argument`, {
      [`takes page 0 of ${rows} for the first`]: misreading(field, 'page', (number) =>
        Math.max(1, Number(number)),
      ),
      [`takes a page of 101 ${rows}`]: misreading(field, 'pageSize', (size) => Math.min(100, Number(size))),
    }),
    ...caughtBy(`${operation}: ${rows} are sorted by what the sort names`, {
      [`ignores the sort of ${rows}`]: ignoring(field, 'sort'),
      [`sorts ${rows} the other way round`]: misreading(field, 'sort', (sort) =>
        sort === 'PRICE_ASC' ? 'PRICE_DESC' : sort === 'PRICE_DESC' ? 'PRICE_ASC' : sort,
      ),
      [`sorts ${rows} by price where the delivery is asked for`]: misreading(field, 'sort', (sort) =>
        sort === 'SOONEST_DELIVERY' ? 'PRICE_ASC' : sort,
      ),
    }),
    ...caughtBy(`${operation}: the next page goes on where the one before ends`, {
      [`sorts only the ${rows} of a page`]: sortingPagesOnly(field, page),
    }),
    ...caughtBy(`${operation}: the dearest first is the cheapest first turned round`, {
      [`begins with the second dearest of ${rows}`]: answering({
        [`Query.${field}`]: (answer, { args }) =>
          args['sort'] === 'PRICE_DESC' && isObject(answer) && Array.isArray(answer['items'])
            ? { ...answer, items: answer['items'].slice(1) }
            : answer,
      }),
    }),
    ...caughtBy(`${operation}: an order is the same each time, and has everything once`, {
      [`has another order of ${rows} each time`]: turningEverySecond(page),
      [`has one of ${rows} twice on a page`]: answering({
        [`${page}.items`]: listed((items) => items.map((item, index) => (index === 1 ? items[0] : item))),
      }),
    }),
    ...caughtBy(`${operation}: each option leaves only ${rows} that have it, as many as it counts`, {
      ...filterDeviations(operation, field, rows),
      [`counts one too many behind each option of ${rows}`]: answering({ 'FacetOption.count': plus(1) }),
      [`keeps counts of ${rows} from before`]: answering({
        'FacetOption.count': (count) => (typeof count === 'number' ? Math.floor(count * 0.9) : count),
      }),
    }),
    ...caughtBy(`${operation}: options of two groups narrow the list together, as they count`, {
      [`counts ${rows} as if nothing were chosen`]: staleFacets(page),
    }),
    ...caughtBy(`${operation}: options of one group find what either of them finds`, {
      [`takes only the first of several options of ${rows}`]: onlyFirstOptions(field),
    }),
    ...caughtBy(`${operation}: an option that does not exist is refused by the name of its argument`, {
      [`ignores unknown options of ${rows}`]: misreading(field, 'attributeIds', (ids) =>
        Array.isArray(ids) ? ids.filter((id) => id !== 'no-such-option') : ids,
      ),
    }),
    ...caughtBy(`${operation}: ranges hold every row and are reached`, {
      [`says a range of prices of ${rows} that is too wide`]: answering({
        'PriceRange.max': plus(1),
        'DesignPriceRange.max': plus(1),
      }),
      [`says a range of prices of ${rows} that is too narrow`]: answering({
        'PriceRange.min': plus(1),
        'DesignPriceRange.min': plus(1),
      }),
    }),
    ...caughtBy(`${operation}: the first and the last by a sort are the ends of its range`, {
      [`says a range of ${rows} with VAT`]: answering({
        'PriceRange.max': timesVat,
        'DesignPriceRange.max': timesVat,
      }),
    }),
    ...caughtBy(`${operation}: bounds take in their ends, and part the list without a gap`, {
      [`ignores the least price of ${rows}`]: ignoring(field, 'priceMin'),
      [`ignores the highest price of ${rows}`]: ignoring(field, 'priceMax'),
      [`leaves out ${rows} at the highest price itself`]: asking(({ query, variables }) => ({
        query,
        variables: typeof variables['priceMin'] === 'number' ? variables : withoutHighest(variables),
      })),
    }),
    ...caughtBy(`${operation}: a bound below zero is refused by the name of its argument`, {
      [`takes a price of ${rows} below zero`]: ignoring(field, 'priceMin', 'priceMax'),
    }),
  ]
})

/** An argument of a filter that is not looked at, one by one. */
function filterDeviations(
  operation: string,
  field: string,
  rows: string,
): Record<string, DeviatingApi['deviate']> {
  const names =
    operation === 'StoneList'
      ? stoneFilterNames
      : ['subCategoryIds', 'attributeIds', 'fixedAttributeIds', 'subCollectionIds', 'gemType']
  return Object.fromEntries(names.map((name) => [`ignores ${name} of ${rows}`, ignoring(field, name)]))
}

function withoutHighest(variables: Variables): Variables {
  const { priceMax } = variables
  return typeof priceMax === 'number'
    ? { ...variables, priceMax: Math.round(priceMax * 100 - 1) / 100 }
    : variables
}

function timesVat(value: unknown): unknown {
  return typeof value === 'number' ? value * 1.2 : value
}

/** Pages that begin one row too early. */
function shiftedBack() {
  return listed((items) => (items.length > 1 ? [items[0], ...items.slice(0, -1)] : items))
}

/** The pages of no order at all, each sorted by itself. */
function sortingPagesOnly(field: string, page: string): DeviatingApi['deviate'] {
  const unsorted = ignoring(field, 'sort')
  return (honest) => {
    const [sorted, mixed] = [honest, unsorted(honest)]
    return async (request) => {
      const asked: unknown = await request.clone().json()
      const sort = isObject(asked) && isObject(asked['variables']) ? asked['variables']['sort'] : null
      if (sort === null || sort === undefined) return sorted(request)
      return answering({ [`${page}.items`]: listed((items) => bySort(items, sort)) })(mixed)(request)
    }
  }
}

function bySort(items: unknown[], sort: unknown): unknown[] {
  const keyOf = (item: unknown): number => {
    if (!isObject(item)) return 0
    const key = sort === 'CARAT_ASC' || sort === 'CARAT_DESC' ? item['caratWeight'] : item['price']
    return Number(key ?? 0) * (String(sort).endsWith('DESC') ? -1 : 1)
  }
  return items.toSorted((a, b) => keyOf(a) - keyOf(b))
}

function turningEverySecond(page: string): DeviatingApi['deviate'] {
  let asked = 0
  return (honest) => (request) => {
    asked += 1
    return asked % 2 === 0
      ? answering({ [`${page}.items`]: listed((items) => items.toReversed()) })(honest)(request)
      : honest(request)
  }
}

/** Counts that were kept from the first answer to each list. */
function staleFacets(page: string): DeviatingApi['deviate'] {
  const kept = new Map<string, unknown>()
  return answering({
    [`${page}.facets`]: (facets) => {
      if (!Array.isArray(facets)) return facets
      const key = facets.map((facet) => (isObject(facet) ? facet['group'] : '')).join()
      if (!kept.has(key)) kept.set(key, facets)
      return kept.get(key)
    },
  })
}

function onlyFirstOptions(field: string): DeviatingApi['deviate'] {
  const first = (ids: unknown) => (Array.isArray(ids) ? ids.slice(0, 1) : ids)
  const names = [
    'gemType',
    'attributeIds',
    'origins',
    'colours',
    'clarities',
    'fixedAttributeIds',
    'subCollectionIds',
  ]
  return (honest) => names.reduce((send, name) => misreading(field, name, first)(send), honest)
}
