import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'

const priced = ['priceMin', 'priceMax'] as const

/**
 * Pieces in a metal, counted where what their cards ask of their own lies between the bounds, instead of what they ask
 * in the metal.
 */
const countingOwnMetals: DeviatingApi['deviate'] = (honest) =>
  asking(({ query, variables }) => {
    const isMeant = priced.some((name) => name in variables) && query.includes('{ facets')
    if (!isMeant) return { query, variables }
    const whole = query.replace('listDesigns(', 'listDesigns(pageSize: 100 ')
    return {
      query: whole.replace('{ facets', '{ total items { attributes { options { id } } } facets'),
      variables,
    }
  })(answering({ 'Query.listDesigns': withOwnMetals })(honest))

function withOwnMetals(page: unknown): unknown {
  if (!isObject(page) || !Array.isArray(page['items']) || !Array.isArray(page['facets'])) return page
  const { items, facets, total } = page
  if (items.length !== total || 'id' in Object(items[0])) return page
  const made = items.map((design: { attributes: { options: { id: string }[] }[] }) =>
    design.attributes.flatMap(({ options }) => options.map(({ id }) => id)),
  )
  return {
    ...page,
    facets: facets.map((facet: { group: string; options: { ids: string[] }[] }) => {
      if (facet.group !== 'METAL') return facet
      const counted = facet.options.map((option) => ({
        ...option,
        count: made.filter((ids) => ids.some((id) => option.ids.includes(id))).length,
      }))
      return { ...facet, options: counted }
    }),
  }
}

/** What an API can get wrong of the counts of one group beside bounds (rules/filters#prices-in-filters). */
export const countDeviations: readonly DeviatingApi[] = [
  ...caughtBy('StoneList: bounds narrow the counts of options', {
    'counts shapes of stones whatever price is asked for': partAs('listGemstones', 'facets.SHAPE', priced),
    'counts shapes of stones whatever weight is asked for': partAs('listGemstones', 'facets.SHAPE', [
      'caratMin',
      'caratMax',
    ]),
    'counts hues of stones whatever ratio is asked for': partAs('listGemstones', 'facets.HUE', [
      'ratioMin',
      'ratioMax',
    ]),
  }),
  ...caughtBy('Listing: bounds narrow the counts of options', {
    'counts pieces in a metal whatever price is asked for': partAs('listDesigns', 'facets.METAL', priced),
    'counts pieces in a shape whatever price is asked for': partAs('listDesigns', 'facets.SHAPE', priced),
    'counts profiles of rings whatever price is asked for': partAs('listDesigns', 'facets.PROFILE', priced),
    'counts pieces in a metal at the price of the metal that a card shows of its own': countingOwnMetals,
  }),
]
