import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

const meritsAs = (change: (merits: unknown[], at: number, all: unknown[][]) => unknown[]) =>
  answering({
    'Query.listGemstoneTradeOffs': listed((found) => {
      const all = found.map((each) => (isObject(each) && Array.isArray(each['merits']) ? each['merits'] : []))
      return found.map((each, at) =>
        isObject(each) && 'merits' in each ? { ...each, merits: change(all[at] ?? [], at, all) } : each,
      )
    }),
  })

/** What an API can get wrong of what trade-offs are best at. */
export const tradeOffMeritDeviations: readonly DeviatingApi[] = caughtBy(
  'StoneTradeOffs: the choice of the jeweller comes first, and each merit stands at the best stone of one group',
  {
    'says of the next stone what the one before is best at': meritsAs(
      (merits, at, all) => all[(at + 1) % all.length] ?? merits,
    ),
    'says of no stone that it comes soonest': meritsAs((merits) =>
      merits.length > 1 ? merits.filter((merit) => merit !== 'SOONEST') : merits,
    ),
    'says merits in an order of its own': meritsAs((merits) => merits.toReversed()),
    'says the choice of the jeweller last': answering({
      'Query.listGemstoneTradeOffs': listed((found) => found.toReversed()),
    }),
    'weighs fancy diamonds where white ones lie in the budget too': asking(({ query, variables }) => {
      const isChosen = 'gemstoneId' in variables || 'gemType' in variables
      const kinds = 'gemType: [NATURAL_FANCY_DIAMOND, LAB_GROWN_FANCY_DIAMOND]'
      const narrowed = query.replace('listGemstoneTradeOffs(', `listGemstoneTradeOffs(${kinds} `)
      return { query: isChosen ? query : narrowed, variables }
    }),
    'trades off stones that weigh less than the biggest': misreading(
      'listGemstoneTradeOffs',
      'priceMax',
      (most) => Math.floor(Number(most) * 0.8),
    ),
  },
)
