import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** What an API leaves out of the matches of a stone, and out of their number. */
const only = (isKept: (match: Readonly<Record<string, unknown>>, at: number) => boolean) =>
  answering({
    'Query.listMatchingGemstones': (matches) => {
      if (!isObject(matches) || !Array.isArray(matches['items'])) return matches
      const items = matches['items'].filter((match, at) => isObject(match) && isKept(match, at))
      return { ...matches, items, total: items.length }
    },
  })

export const allMatchesDeviations: readonly DeviatingApi[] = caughtBy(
  'MatchingStones: every listed stone that makes a pair with another is among its matches',
  {
    'says the best two matches at most': only((_, at) => at < 2),
    'says every second match': only((_, at) => at % 2 === 0),
    'says no matches': only(() => false),
  },
)
