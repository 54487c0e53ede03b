import { isObject } from '../is-object.ts'
import { caughtBy, type DeviatingApi, ignoring, misreading, sending } from './deviating-api.ts'

const field = 'listGemstoneTradeOffs'
const sizes = 'stoneSizes'

/** What an API can get wrong of what no trade-offs, and no stones, can be asked for. */
export const tradeOffRefusalDeviations: readonly DeviatingApi[] = [
  ...caughtBy('StoneTradeOffs: what there cannot be is refused by the name of its argument', {
    'has nothing to trade off where an argument is wrong': sending(async (response, request) => {
      const [asked, answer] = [await request.text(), await response.text()]
      const isWrong = asked.includes(field) && answer.includes('BAD_USER_INPUT')
      return isWrong ? Response.json({ data: { [field]: [] } }) : new Response(answer, response)
    }),
    ...Object.fromEntries(
      [
        'gemstoneId',
        'attributeIds',
        'priceMin',
        'priceMax',
        'caratMin',
        'caratMax',
        'ratioMin',
        'ratioMax',
        sizes,
      ].map((name) => [`takes any ${name} for trade-offs`, ignoring(field, name)]),
    ),
    'takes a hundred of the sizes of trade-offs': misreading(field, sizes, first100),
    'takes sizes of trade-offs below zero': misreading(field, sizes, fromZero),
  }),
  ...caughtBy('StoneList: a part of the catalogue that there is not is refused by the name of its argument', {
    'takes a hundred of the sizes of stones': misreading('listGemstones', sizes, first100),
    'takes sizes of stones below zero': misreading('listGemstones', sizes, fromZero),
  }),
]

function first100(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, 100) : value
}

function fromZero(value: unknown): unknown {
  return Array.isArray(value)
    ? value.filter(isObject).map((size) => ({ ...size, lengthMin: Math.max(0, Number(size['lengthMin'])) }))
    : value
}
