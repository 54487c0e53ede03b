import { caughtBy, type DeviatingApi } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'
import { stoneFilterNames } from './stone-filter-names.ts'

/** Filters that no part of a list is made of, nor a price: without them every other relation holds. */
const lists = [
  {
    operation: 'StoneList',
    rows: 'stones',
    field: 'listGemstones',
    steadySort: 'PRICE_ASC',
    filters: stoneFilterNames.filter((name) => name !== 'origins' && name !== 'is360Image'),
    bounds: ['priceMin', 'priceMax', 'caratMin', 'caratMax', 'ratioMin', 'ratioMax'],
  },
  {
    operation: 'Listing',
    rows: 'pieces',
    field: 'listDesigns',
    steadySort: 'NEWEST',
    filters: ['fixedAttributeIds', 'subCollectionIds', 'gemType'],
    bounds: ['priceMin', 'priceMax'],
  },
] as const

/** What an API can get wrong of the rows alone, where total, counts and the beginning of a list are right. */
export const chosenRowsDeviations: readonly DeviatingApi[] = lists.flatMap(
  ({ operation, rows, field, steadySort, filters, bounds }) =>
    caughtBy(`${operation}: ${rows} have what was chosen by every sort, and on the second page too`, {
      [`shows all ${rows} by every sort but one, whatever is chosen`]: partAs(
        field,
        'items',
        filters,
        ({ sort }) => sort !== undefined && sort !== steadySort,
      ),
      [`shows all ${rows} from the second page on, whatever is chosen`]: partAs(
        field,
        'items',
        filters,
        ({ page }) => Number(page) > 1,
      ),
      [`shows all ${rows} from the second page on, whatever their bounds`]: partAs(
        field,
        'items',
        bounds,
        ({ page }) => Number(page) > 1,
      ),
    }),
)
