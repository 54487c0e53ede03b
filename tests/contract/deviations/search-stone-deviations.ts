import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** An API that leaves a word of a text out. */
const without = (word: RegExp) =>
  asking(({ query, variables }) => ({
    query,
    variables:
      'input' in variables
        ? { ...variables, input: String(variables['input']).replace(word, '') }
        : variables,
  }))

/** An API whose loose stones are others, or stand in another order. */
const stones = (change: (stones: Readonly<Record<string, unknown>>[]) => unknown[]) =>
  answering({
    'Query.globalSearch': (text) => {
      const hits: unknown = JSON.parse(String(text))
      const all = Array.isArray(hits) ? hits.filter(isObject) : []
      return JSON.stringify(change(all.filter((hit) => hit['productType'] === 'gemstone')))
    },
  })

const shape = /\b(?:round|oval|cushion|pear|princess|radiant|marquise|asscher|heart)\b/

/** What an API can get wrong of the loose stones that a text names. */
export const searchStoneDeviations: readonly DeviatingApi[] = [
  ...caughtBy('GlobalSearch: a shape and a kind of stone find loose stones that have both', {
    'finds stones of any shape': without(shape),
    'finds stones of any kind': without(/\b(?:diamond|sapphire|ruby)\b/),
    'finds no stones for their words': stones(() => []),
    'calls one of the stones that it finds a garnet': stones((all) =>
      all.map((stone, at) =>
        at === all.length - 1 ? { ...stone, gemStoneType: 'OTHER', species: 'Garnet' } : stone,
      ),
    ),
  }),
  ...caughtBy(
    'GlobalSearch: a weight and a shape find loose stones of about that weight, those of just that weight first',
    {
      'finds stones of any weight': without(/^[\d.]+ ct /),
      'finds stones of a weight in any shape': without(shape),
      'finds the lightest stones of about a weight first': stones((all) =>
        all.toSorted((a, b) => Number(a['caratWeight']) - Number(b['caratWeight'])),
      ),
      'finds stones of half the weight last': stones((all) => [
        ...all,
        ...all.slice(0, 1).map((stone) => ({ ...stone, caratWeight: Number(stone['caratWeight']) / 2 })),
      ]),
    },
  ),
  ...caughtBy(
    'GlobalSearch: a clarity, a laboratory and where a stone comes from find diamonds that are so',
    {
      'finds diamonds of any clarity': without(/\b(?:vvs|vs|si)\d\b/),
      'finds diamonds of any laboratory': without(/^(?:gia|igi|hrd|gcal|ags|grs|gubelin|ssef|gcs|agl) /),
      'finds natural diamonds for those that were grown': without(/\blab grown\b/),
      'finds grown diamonds for natural ones': without(/\bnatural\b/),
    },
  ),
  ...caughtBy(
    'GlobalSearch: as many stones answer to a shape and a kind as the list of both has, also beyond a hundred',
    {
      'counts a hundred stones at most': answering({
        'SearchReading.stoneCount': (count) => Math.min(Number(count), 100),
      }),
      'counts a stone too few': answering({ 'SearchReading.stoneCount': (count) => Number(count) - 1 }),
    },
  ),
]
