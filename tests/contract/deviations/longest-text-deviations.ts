import { caughtBy, type DeviatingApi, misreading } from './deviating-api.ts'

/** An API that takes only what is shorter than it may be. */
const refusing = (field: string, argument: string, most: number) =>
  misreading(field, argument, (text) => (String(text).length === most ? `${String(text)}x` : text))

/** What an API can get wrong of how long a text may be. */
export const longestTextDeviations: readonly DeviatingApi[] = [
  ...caughtBy('GlobalSearch: a text that is as long as it may be is taken', {
    'searches for no 200 characters': refusing('globalSearch', 'input', 200),
  }),
  ...caughtBy('GlobalSearch: a text that is only read that is as long as it may be is taken', {
    'reads no 200 characters': refusing('searchReading', 'input', 200),
  }),
  ...caughtBy('DesignDetail: a sku that is as long as it may be is taken', {
    'knows no sku of 64 characters': refusing('getDesignBySku', 'sku', 64),
  }),
  ...caughtBy('GemstoneDetail: an id that is as long as it may be is taken', {
    'knows no id of a stone of 64 characters': refusing('getGemstoneById', 'id', 64),
  }),
  ...caughtBy('MatchingStones: an id that is as long as it may be is taken', {
    'matches no id of 64 characters': refusing('listMatchingGemstones', 'id', 64),
  }),
]
