import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'
import { partAs } from './narrowing-deviations.ts'

/** An API that forgets some of what is asked for where something else is asked for too. */
const forgetting = (names: readonly string[], beside: readonly string[]) =>
  asking(({ query, variables }) => {
    const isBoth = beside.some((name) => variables[name] !== null && variables[name] !== undefined)
    if (!isBoth) return { query, variables }
    const forgotten = names
      .filter((name) => name in variables)
      .map((name) => [name, emptyOf(variables[name])])
    return { query, variables: { ...variables, ...Object.fromEntries(forgotten) } }
  })

/** An API that looks at no metal that is chosen where it sorts or bounds settings for a stone. */
const byOwnMetal = (name: string) =>
  asking(({ query, variables }) => {
    const isMeant = 'stone' in variables && name in variables && 'attributeIds' in variables
    return { query, variables: isMeant ? { ...variables, attributeIds: [] } : variables }
  })

/** A sort is never null, and means the jeweller's own where nobody asks for one. */
function emptyOf(value: unknown): unknown {
  if (typeof value === 'string' && /^[A-Z_]+$/.test(value)) return 'BEST_MATCH'
  return Array.isArray(value) ? [] : null
}

/** What an API can get wrong of settings for a stone, and of what is asked for beside a bound. */
export const fittingDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'FittingSettings: settings for a stone are sorted by what they cost with the head that it needs',
    {
      'ignores the sort of settings for a stone': forgetting(['sort'], ['stone']),
      'sorts settings for a stone by the metal of their cards, whatever is chosen': byOwnMetal('sort'),
    },
  ),
  ...caughtBy(
    'FittingSettings: bounds and the range of settings for a stone are of what they cost with the head that it needs',
    {
      'ignores the least price of settings for a stone': forgetting(['priceMin'], ['stone']),
      'ignores the highest price of settings for a stone': forgetting(['priceMax'], ['stone']),
      'bounds settings for a stone by the metal of their cards, whatever is chosen': byOwnMetal('priceMin'),
      'says the range of settings for a stone in the metal of their cards, whatever is chosen': partAs(
        'listDesigns',
        'ranges',
        'attributeIds',
        ({ stone }) => stone !== undefined,
      ),
    },
  ),
  ...caughtBy('Listing: what pieces are asked for besides holds beside a bound and a sort', {
    'forgets the collection of pieces beside a price': forgetting(['collectionId'], ['priceMin', 'priceMax']),
    'forgets the stone of settings beside a price': forgetting(['stone'], ['priceMin', 'priceMax']),
  }),
  ...caughtBy('StoneList: what stones are asked for besides holds beside a bound and a sort', {
    'forgets the sizes of stones beside a price': forgetting(['stoneSizes'], ['priceMin', 'priceMax']),
    'forgets the sizes of stones beside a weight': forgetting(['stoneSizes'], ['caratMin', 'caratMax']),
  }),
  ...caughtBy(
    'FittingSettings: settings that do not take a stone are counted by why, in the order of the contract',
    {
      'says of every setting that its shape is not made': answering({
        'DesignPage.misfits': listed((counts) =>
          counts.length > 0
            ? [
                {
                  reason: 'SHAPE_NOT_MADE',
                  count: counts.reduce((sum: number, each) => sum + countOf(each), 0),
                },
              ]
            : [],
        ),
      }),
      'says the last reason first why settings do not take a stone': answering({
        'DesignPage.misfits': listed((counts) => counts.toReversed()),
      }),
      'says reasons why no setting does not take a stone': answering({
        'DesignPage.misfits': listed((counts) => [...counts, { reason: 'BETWEEN_SIZES', count: 0 }]),
      }),
      'counts misfits where no stone is asked for': answering({
        'DesignPage.misfits': (counts) => counts ?? [],
      }),
    },
  ),
  ...caughtBy('FittingSettings: settings that do not take a stone are counted of those with what is chosen', {
    'counts misfits as if no style were chosen': partAs('listDesigns', 'misfits', 'fixedAttributeIds'),
    'counts misfits as if no metal were chosen': partAs('listDesigns', 'misfits', 'attributeIds'),
  }),
]

function countOf(misfit: unknown): number {
  return isObject(misfit) ? Number(misfit['count']) : 0
}
