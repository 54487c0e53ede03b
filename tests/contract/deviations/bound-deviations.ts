import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'

const lists = [
  { operation: 'StoneList', rows: 'stones', field: 'listGemstones' },
  { operation: 'Listing', rows: 'pieces', field: 'listDesigns' },
] as const

const number = (value: unknown) => (typeof value === 'number' ? value : null)

/** What an API can get wrong of several bounds, and of ranges beside them. */
export const boundDeviations: readonly DeviatingApi[] = [
  ...lists.flatMap(({ operation, rows, field }) => [
    ...caughtBy(`${operation}: ranges are of the ${rows} that the bounds leave`, {
      [`says a bound of ${rows} for an end of the range`]: answering({
        [`Query.${field}`]: (page, { args }) => {
          const least = number(args['priceMin'])
          if (least === null || !isObject(page) || !isObject(page['ranges'])) return page
          const { price } = page['ranges']
          return isObject(price)
            ? { ...page, ranges: { ...page['ranges'], price: { ...price, min: least } } }
            : page
        },
      }),
    }),
    ...caughtBy(`${operation}: two bounds hold together, and turned round they leave nothing`, {
      [`turns bounds of ${rows} round that are the wrong way round`]: asking(({ query, variables }) => {
        const [least, most] = [number(variables['priceMin']), number(variables['priceMax'])]
        const isWrong = least !== null && most !== null && least > most
        return { query, variables: isWrong ? { ...variables, priceMin: most, priceMax: least } : variables }
      }),
    }),
  ]),
  ...caughtBy('StoneList: ranges are of the stones that the bounds leave', {
    'says ranges of all stones where a price is asked for': partAs('listGemstones', 'ranges', 'priceMax'),
    'says ranges of all stones where a weight is asked for': partAs('listGemstones', 'ranges', 'caratMin'),
    'says the weights there are, whatever weight is asked for': partAs(
      'listGemstones',
      'ranges.carat',
      'caratMin',
    ),
    'says the prices there are, whatever price is asked for': partAs(
      'listGemstones',
      'ranges.price',
      'priceMax',
    ),
    'says the ratios there are, whatever ratio is asked for': partAs(
      'listGemstones',
      'ranges.ratio',
      'ratioMin',
    ),
  }),
  ...caughtBy('StoneList: two bounds hold together, and turned round they leave nothing', {
    'looks at the price alone where a weight is asked for too': asking(({ query, variables }) => ({
      query,
      variables:
        number(variables['priceMin']) !== null && 'caratMin' in variables
          ? { ...variables, caratMin: null }
          : variables,
    })),
  }),
  ...caughtBy('Listing: the range of prices of pieces is the same whatever price is asked for', {
    'says the range of the prices of pieces that their own bound leaves': answering({
      'Query.listDesigns': (page, { args }) => {
        const least = number(args['priceMin'])
        if (least === null || !isObject(page) || !isObject(page['ranges'])) return page
        const { price } = page['ranges']
        return isObject(price) ? { ...page, ranges: { price: { ...price, min: least } } } : page
      },
    }),
    'knows no range of prices of pieces up to a price': answering({
      'Query.listDesigns': (page, { args }) =>
        number(args['priceMax']) !== null && isObject(page) && isObject(page['ranges'])
          ? { ...page, ranges: null }
          : page,
    }),
  }),
  ...caughtBy('StoneList: stones that a sort finds equal stand by list price', {
    'tells stones of one weight apart by nothing but their ids': answering({
      'Query.listGemstones': (page, { args }) =>
        args['sort'] === 'CARAT_ASC' && isObject(page) && Array.isArray(page['items'])
          ? { ...page, items: page['items'].toSorted(byWeightThenId) }
          : page,
    }),
  }),
]

function byWeightThenId(a: unknown, b: unknown): number {
  if (!isObject(a) || !isObject(b)) return 0
  return Number(a['caratWeight']) - Number(b['caratWeight']) || Number(a['id']) - Number(b['id'])
}
