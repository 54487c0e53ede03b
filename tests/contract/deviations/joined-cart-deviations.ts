import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi } from './deviating-api.ts'

type Line = Readonly<Record<string, unknown>>

/** What two carts become, with some of its lines changed. */
const joining = (change: (lines: readonly Line[], session: unknown) => readonly unknown[]) => ({
  'Mutation.attachCartToUser': (answer: unknown, { args: { input } }: { readonly args: Line }) => {
    const cart = isObject(answer) ? answer['cart'] : null
    if (!isObject(answer) || !isObject(cart) || !Array.isArray(cart['cartItems'])) return answer
    const session = isObject(input) ? input['cartSessionId'] : null
    return { ...answer, cart: { ...cart, cartItems: change(cart['cartItems'].filter(isObject), session) } }
  },
})

/** An API that keeps of two lines with one stone the one that was put in first. */
function keepingOlder(): DeviatingApi['deviate'] {
  const first = new Map<unknown, unknown>()
  return answering({
    'Mutation.addCartItem': (answer, { args: { input } }) => {
      const { gemstoneId, basketItemId } = isObject(input) ? input : {}
      if (gemstoneId && !first.has(gemstoneId)) first.set(gemstoneId, basketItemId)
      return answer
    },
    ...joining((lines) =>
      lines.map((line) =>
        first.has(line['gemstoneId']) ? { ...line, basketItemId: first.get(line['gemstoneId']) } : line,
      ),
    ),
  })
}

/** An API that puts what a session brings before what the account has. */
function puttingFirst(): DeviatingApi['deviate'] {
  const sessions = new Map<unknown, unknown>()
  return answering({
    'Mutation.addCartItem': (answer, { args: { input } }) => {
      if (isObject(input)) sessions.set(input['basketItemId'], input['cartSessionId'])
      return answer
    },
    ...joining((lines, session) => {
      const isBrought = (line: Line) => sessions.get(line['basketItemId']) === session
      return [...lines.filter(isBrought), ...lines.filter((line) => !isBrought(line))]
    }),
  })
}

const isFull = (answer: unknown) =>
  isObject(answer) && JSON.stringify(answer['userErrors']).includes('CART_FULL')

/** An API that has emptied the cart of a session before it sees that there is no room. */
function emptyingFirst(): DeviatingApi['deviate'] {
  const emptied = new Set<unknown>()
  return answering({
    'Mutation.attachCartToUser': (answer, { args: { input } }) => {
      if (isFull(answer) && isObject(input)) emptied.add(input['cartSessionId'])
      return answer
    },
    'Query.getCartByCartSessionId': (cart, { args: { cartSessionId } }) =>
      isObject(cart) && emptied.has(cartSessionId) ? { ...cart, cartItems: [] } : cart,
  })
}

/** What an API can get wrong of two carts that become one, or do not. */
export const joinedCartDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'AttachCartToUser: of two lines with one stone the later one stays, and lines stand in the order in which they were put in',
    {
      'has one stone in two lines of carts that joined': answering(
        joining((lines) => [
          ...lines,
          ...lines.flatMap((line) => (line['gemstoneId'] ? { ...line, basketItemId: 'another' } : [])),
        ]),
      ),
      'keeps the older of two lines with one stone': keepingOlder(),
      'puts what a session brings before what the account has': puttingFirst(),
      'lists lines of carts that joined from the last to the first': answering(
        joining((lines) => lines.toReversed()),
      ),
    },
  ),
  ...caughtBy('AttachCartToUser: a cart that is too many for that of the account says so', {
    'empties the cart of a session that does not join': emptyingFirst(),
    'shows the cart of the account where two do not join': answering({
      'Mutation.attachCartToUser': (answer) =>
        isFull(answer) && isObject(answer) && isObject(answer['cart'])
          ? { ...answer, cart: { ...answer['cart'], cartSessionId: 'that-of-the-account' } }
          : answer,
    }),
    'joins what there is room for': answering({
      'Query.getCartByCartSessionId': (cart) =>
        isObject(cart) && Array.isArray(cart['cartItems']) && cart['cartItems'].length === 50
          ? { ...cart, cartItems: [...cart['cartItems'], ...cart['cartItems'].slice(-1)] }
          : cart,
    }),
  }),
]
