import { answering, asking, caughtBy, type DeviatingApi, ignoring } from './deviating-api.ts'
import { stoneFilterNames } from './stone-filter-names.ts'

const field = 'listGemstoneTradeOffs'

/** What an API can get wrong of what a trade-off means, and of which stones it is. */
export const tradeOffDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'StoneTradeOffs: what a stone gains and gives up is told from the chosen one, else from the choice of the jeweller',
    {
      'says as a gain what a trade-off gives up': answering({
        'GemstoneTradeOff.gains': (_, { parent }) => parent['givesUp'],
        'GemstoneTradeOff.givesUp': (_, { parent }) => parent['gains'],
      }),
      'says of no trade-off what it gives up': answering({ 'GemstoneTradeOff.givesUp': () => [] }),
      'tells trade-offs from the choice of the jeweller whatever was chosen': ignoring(field, 'gemstoneId'),
    },
  ),
  ...caughtBy(
    'StoneTradeOffs: without bounds the budget is what the chosen stone shows, and without either there is none',
    {
      'knows no budget without bounds': asking(({ query, variables }) => {
        const isAsked = query.includes(field) && !('priceMin' in variables)
        return { query, variables: isAsked ? { ...variables, gemstoneId: null } : variables }
      }),
      'trades off whatever there is where there is no budget': asking(({ query, variables }) => ({
        query: query.replace(`${field} {`, `${field}(priceMin: 0) {`),
        variables,
      })),
    },
  ),
  ...caughtBy('StoneTradeOffs: trade-offs are of stones that pass whatever filter is asked for', {
    ...Object.fromEntries(
      [...stoneFilterNames, 'stoneSizes'].map((name) => [
        `ignores ${name} of trade-offs`,
        ignoring(field, name),
      ]),
    ),
    'ignores weights of trade-offs': ignoring(field, 'caratMin', 'caratMax'),
    'ignores ratios of trade-offs': ignoring(field, 'ratioMin', 'ratioMax'),
  }),
]
