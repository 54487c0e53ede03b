import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi, ignoring, listed } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'

const lists = [
  {
    operation: 'StoneList',
    rows: 'stones',
    field: 'listGemstones',
    page: 'GemstonePage',
    facet: 'GemstoneFacet',
  },
  { operation: 'Listing', rows: 'pieces', field: 'listDesigns', page: 'DesignPage', facet: 'Facet' },
] as const

/** Whether an argument narrows a list at all. */
export const isChosen = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false

/** An API that forgets one thing that is asked for where another is asked for too. */
const forgetting = (name: string, beside: string) =>
  asking(({ query, variables }) => {
    const isBoth = isChosen(variables[name]) && isChosen(variables[beside])
    const value = Array.isArray(variables[name]) ? [] : null
    return { query, variables: isBoth ? { ...variables, [name]: value } : variables }
  })

const forgets = (pairs: readonly (readonly [string, string])[]) =>
  Object.fromEntries(
    pairs.map(([name, beside]) => [`forgets ${name} beside ${beside}`, forgetting(name, beside)]),
  )

/** Stones of one weight in another order on long pages: what nobody asked for is left out by whoever reads. */
const unsteadyTies: DeviatingApi['deviate'] = (honest) => {
  const weighed = asking(({ query, variables }) => ({
    query: query.replace('items { id }', 'items { caratWeight id }'),
    variables,
  }))(honest)
  return answering({
    'Query.listGemstones': (page, { args }) =>
      args['sort'] === 'CARAT_ASC' &&
      Number(args['pageSize']) > 20 &&
      isObject(page) &&
      Array.isArray(page['items'])
        ? { ...page, items: page['items'].map(swapTied) }
        : page,
  })(weighed)
}

/** Each two neighbours of one weight the other way round. */
function swapTied(item: unknown, at: number, items: readonly unknown[]): unknown {
  const isTied = (one: unknown, two: unknown) =>
    isObject(one) && isObject(two) && one['caratWeight'] === two['caratWeight']
  const partner = items[at % 2 === 0 ? at + 1 : at - 1]
  return isTied(item, partner) ? partner : item
}

/** What an API can get wrong of two things that narrow a list, of groups, and of what is asked for besides. */
export const pairDeviations: readonly DeviatingApi[] = [
  ...lists.flatMap(({ operation, rows, field, page, facet }) => [
    ...caughtBy(
      `${operation}: the groups of ${rows} stand there once, in their order, each option under its own name`,
      {
        [`has no groups of ${rows}`]: answering({ [`${page}.facets`]: () => [] }),
        [`has the first group of ${rows} twice`]: answering({
          [`${page}.facets`]: listed((groups) => [...groups, groups[0]]),
        }),
        [`lists the last group of ${rows} first`]: answering({
          [`${page}.facets`]: listed((groups) => groups.toReversed()),
        }),
        [`gives all options of ${rows} one name`]: answering({ 'FacetOption.name': () => 'Round' }),
        [`has the last option of ${rows} twice`]: answering({
          [`${facet}.options`]: listed((options) => [...options, ...options.slice(-1)]),
        }),
      },
    ),
    ...caughtBy(`${operation}: whatever has ${rows} has ranges, the same on every page`, {
      [`says a range of prices of ${rows} on the first page alone`]: answering({
        [`Query.${field}`]: (found, { args }) =>
          Number(args['page']) > 1 && isObject(found) && isObject(found['ranges'])
            ? { ...found, ranges: { ...found['ranges'], price: null } }
            : found,
      }),
      [`knows no range of prices of ${rows}`]: answering({
        'GemstoneRanges.price': () => null,
        'DesignRanges.price': () => null,
      }),
    }),
  ]),
  ...caughtBy('StoneList: any two options or bounds leave only stones that have both', {
    ...forgets([
      ['certificates', 'priceMin'],
      ['caratMax', 'colours'],
      ['priceMax', 'attributeIds'],
      ['ratioMin', 'gemType'],
      ['polishes', 'symmetries'],
      ['clarities', 'deliveries'],
      ['origins', 'fluorescences'],
      ['hues', 'is360Image'],
    ]),
  }),
  ...caughtBy('Listing: any two options or bounds leave only pieces that have both', {
    ...forgets([
      ['gemType', 'attributeIds'],
      ['fixedAttributeIds', 'attributeIds'],
      ['subCollectionIds', 'priceMax'],
      ['priceMin', 'fixedAttributeIds'],
    ]),
  }),
  ...caughtBy('StoneList: counts and ranges are of the stones that are asked for besides', {
    'counts stones as if no size were asked for': partAs('listGemstones', 'facets', 'stoneSizes'),
    'says ranges of stones as if no size were asked for': partAs('listGemstones', 'ranges', 'stoneSizes'),
  }),
  ...caughtBy('Listing: counts and ranges are of the pieces that are asked for besides', {
    'counts settings as if no stone were asked for': partAs('listDesigns', 'facets', 'stone'),
    'counts pieces as if all were on sale': partAs('listDesigns', 'facets', 'onSale'),
    'says ranges as if nothing were on sale': partAs('listDesigns', 'ranges', 'onSale'),
    'counts pieces as if no collection were asked for': partAs('listDesigns', 'facets', 'collectionId'),
  }),
  ...caughtBy('StoneList: a part of the catalogue that there is not is refused by the name of its argument', {
    'ignores sizes of stones': ignoring('listGemstones', 'stoneSizes'),
  }),
  ...caughtBy('Listing: a part of the catalogue that there is not is refused by the name of its argument', {
    'ignores the collection of pieces': ignoring('listDesigns', 'collectionId'),
    'ignores subcategories of another category': ignoring('listDesigns', 'subCategoryIds'),
  }),
  ...caughtBy('StoneList: a page twice as long is two pages', {
    'orders stones of one weight by how long the page is': unsteadyTies,
  }),
]
