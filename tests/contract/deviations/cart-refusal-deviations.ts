import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

/** Errors of a cart that name another field, or none. */
const naming = (field: string | null) => answering({ 'CartUserError.field': () => field })

const empty = { userId: null, cartItems: [], coupon: null, voucher: null, totals: null }

/** An API that makes a cart where there is nothing to put in. */
const making = (field: string) =>
  answering({
    [`Mutation.${field}`]: (answer) =>
      isObject(answer) && answer['cart'] === null
        ? { ...answer, cart: { ...empty, cartSessionId: 'made' } }
        : answer,
  })

/** An API that has made a cart of a session by the time that a piece is refused. */
function makingBefore(): DeviatingApi['deviate'] {
  const made = new Set<unknown>()
  return answering({
    'Mutation.addCartItem': (answer, { args: { input } }) => {
      if (isObject(input)) made.add(input['cartSessionId'])
      return answer
    },
    'Query.getCartByCartSessionId': (cart, { args: { cartSessionId } }) =>
      cart ?? (made.has(cartSessionId) ? { ...empty, cartSessionId } : null),
  })
}

/** What an API can get wrong of what it does not put into a cart. */
export const cartRefusalDeviations: readonly DeviatingApi[] = [
  ...caughtBy('AddCartItem: a choice that cannot be made says why by its code', {
    'names the sku for whatever is wrong with a piece': naming('sku'),
    'makes a cart for a piece that it refuses': making('addCartItem'),
  }),
  ...caughtBy('AddCartItem: a stone of another shape, or a size that is not made, does not fit', {
    'names no field of a stone that does not fit': naming(null),
  }),
  ...caughtBy('AddCartItem: two stones that are no pair, and one alone, are none for earrings', {
    'names one stone where two are no pair': naming('gemstoneId'),
  }),
  ...caughtBy('AddCartItem: the stones of a pair are in a cart once, and one stone twice is no pair', {
    'sells one pair twice': answering({
      'CartPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'STONE_IN_CART'),
      ),
    }),
    'takes one stone twice for no stone': misreading('addCartItem', 'input', (input) => {
      const pair: unknown = isObject(input) ? input['gemstonePair'] : null
      return isObject(input) && Array.isArray(pair) && pair[0] === pair[1]
        ? { ...input, gemstonePair: [] }
        : input
    }),
  }),
  ...caughtBy('CartBySession: what puts nothing into a cart makes none', {
    'makes a cart by clearing it': making('clearCart'),
    'makes a cart by taking something out of it': making('removeCartItem'),
    'makes a cart by taking a coupon off': making('removeCoupon'),
    'has a cart of a session whose only piece it refused': makingBefore(),
  }),
]
