import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** Rows by a sort that tells equals apart another way, each page by itself. */
const equalsTurned = (field: string, sort: string, isEqual: (a: object, b: object) => boolean) =>
  answering({
    [`Query.${field}`]: (page, { args }) => {
      if (args['sort'] !== sort || !isObject(page) || !Array.isArray(page['items'])) return page
      const turned: object[][] = []
      // Every row of a list is an object of the contract.
      for (const row of page['items'] as object[]) {
        const equals = turned.at(-1)
        if (equals?.[0] && isEqual(equals[0], row)) equals.unshift(row)
        else turned.push([row])
      }
      return { ...page, items: turned.flat() }
    },
  })

const same = (field: string) => (a: object, b: object) => {
  const [one, other] = [a, b].map((row) => (isObject(row) ? JSON.stringify(row[field]) : undefined))
  return one !== undefined && one === other
}

/** What an API can get wrong of the order of rows: where a descending sort finds them equal, and on pages that few open. */
export const tieDeviations: readonly DeviatingApi[] = [
  ...caughtBy('StoneList: stones are sorted by what the sort names', {
    'turns the pages from the third to the eighth round where stones are sorted by price': answering({
      'Query.listGemstones': (found, { args }) => {
        const page = Number(args['page'])
        const isTurned = args['sort'] === 'PRICE_ASC' && page >= 3 && page <= 8
        return isTurned && isObject(found) && Array.isArray(found['items'])
          ? { ...found, items: found['items'].toReversed() }
          : found
      },
    }),
  }),
  ...caughtBy('StoneList: stones in a descending order are those of the ascending one turned round', {
    'lists the cheapest first of stones of one weight, the heaviest first': equalsTurned(
      'listGemstones',
      'CARAT_DESC',
      same('caratWeight'),
    ),
  }),
  ...caughtBy('Listing: pieces with the dearest first are those with the cheapest first turned round', {
    'lists pieces of one price in the same order both ways': equalsTurned(
      'listDesigns',
      'PRICE_DESC',
      same('prices'),
    ),
  }),
]
