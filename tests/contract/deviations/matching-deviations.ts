import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, ignoring, listed, misreading } from './deviating-api.ts'

const field = 'listMatchingGemstones'

/** What an API can get wrong of which matches fit a setting, and of what it says of them. */
export const matchingDeviations: readonly DeviatingApi[] = [
  ...caughtBy('MatchingStones: of matches those are left that fit one of the sizes, the larger of the pair', {
    'ignores the sizes that matches have to fit': ignoring(field, 'stoneSizes'),
    'ignores the shape that matches have to fit': misreading(field, 'stoneSizes', (sizes) =>
      Array.isArray(sizes) ? sizes.map((size: object) => ({ ...size, shapeId: null })) : sizes,
    ),
  }),
  ...caughtBy(
    'MatchingStones: a page or a size of matches that there cannot be is refused by the name of its argument',
    {
      'takes page 0 of matches for the first': misreading(field, 'page', (page) => Math.max(1, Number(page))),
      'takes a page of 101 matches': misreading(field, 'pageSize', (size) => Math.min(100, Number(size))),
      'takes sizes of matches that there cannot be': ignoring(field, 'stoneSizes'),
    },
  ),
  ...caughtBy('MatchingStones: a stone is the same among matches and on its page', {
    'asks a pound more for a stone among matches': answering({
      'MatchingGemstones.items': listed((items) =>
        items.map((stone) => (isObject(stone) ? { ...stone, price: Number(stone['price']) + 1 } : stone)),
      ),
    }),
  }),
]
