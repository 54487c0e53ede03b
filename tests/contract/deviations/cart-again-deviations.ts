import { isObject } from '../is-object.ts'
import { answering, asking, caughtBy, type DeviatingApi } from './deviating-api.ts'

/** What an answer to a mutation says, changed. */
const saying = (field: string, change: (answer: Readonly<Record<string, unknown>>) => object) =>
  answering({ [`Mutation.${field}`]: (answer) => (isObject(answer) ? change(answer) : answer) })

const without = (name: string) => (answer: Readonly<Record<string, unknown>>) =>
  isObject(answer['cart']) ? { ...answer, cart: { ...answer['cart'], [name]: null } } : answer

/** An API that takes an id for used for good, whatever became of its piece. */
function keepingIds(): DeviatingApi['deviate'] {
  const gone = new Set<string>()
  return asking(({ query, variables }) => {
    const { input, session, basketItemId } = variables
    if (query.includes('removeCartItem')) gone.add(`${String(session)} ${String(basketItemId)}`)
    if (!query.includes('addCartItem') || !isObject(input)) return { query, variables }
    const isGone = gone.has(`${String(input['cartSessionId'])} ${String(input['basketItemId'])}`)
    // The honest API answers with the cart as it stands, and says that nothing of this sku is sold.
    return { query, variables: isGone ? { ...variables, input: { ...input, sku: 'GONE' } } : variables }
  })
}

/** An API that calls it an error to take out what was taken out before. */
function countingRemovals(): DeviatingApi['deviate'] {
  const gone = new Set<string>()
  return answering({
    'Mutation.removeCartItem': (answer, { args }) => {
      const key = `${String(args['cartSessionId'])} ${String(args['basketItemId'])}`
      const isAgain = gone.has(key)
      gone.add(key)
      return isAgain && isObject(answer)
        ? { ...answer, userErrors: [{ code: 'UNKNOWN_DESIGN', field: null }] }
        : answer
    },
  })
}

let drawn = 0

/** What an API can get wrong of what a cart is known by, and of doing something again. */
export const cartAgainDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'CartBySession: a cart says whose it is, and each of its lines has an id of its own that stays',
    {
      'says another session of a cart': answering({ 'Cart.cartSessionId': () => 'another' }),
      'gives the cart of a guest to an account': answering({ 'Cart.userId': (id) => id ?? '1' }),
      'gives all lines of a cart one id': answering({ 'CartItem.id': () => '1' }),
      'gives lines of a cart other ids each time': answering({ 'CartItem.id': () => `${(drawn += 1)}` }),
    },
  ),
  ...caughtBy('AddCartItem: what was taken out, or cleared, can be put in again', {
    'takes no piece again that was taken out': keepingIds(),
  }),
  ...caughtBy('RemoveCartItem: the same piece taken out twice is no error', {
    'calls it an error to take a piece out twice': countingRemovals(),
  }),
  ...caughtBy(
    'RemoveCoupon: taking off a code where none is on changes nothing, and a wrong code leaves the one that is on',
    {
      'calls it an error that no coupon is on': saying('removeCoupon', (answer) => ({
        ...answer,
        userErrors: [{ code: 'UNKNOWN_COUPON' }],
      })),
      'answers no cart where no voucher is on': saying('removeVoucher', (answer) => ({
        ...answer,
        cart: null,
      })),
      'takes a coupon off for a code that there is not': saying('applyCoupon', (answer) =>
        Array.isArray(answer['userErrors']) && answer['userErrors'].length > 0
          ? without('coupon')(answer)
          : answer,
      ),
      'takes a voucher off for a code that there is not': saying('applyVoucher', (answer) =>
        Array.isArray(answer['userErrors']) && answer['userErrors'].length > 0
          ? without('voucher')(answer)
          : answer,
      ),
    },
  ),
  ...caughtBy(
    'CartBySession: a session or a code that is too long, and a session that is empty, are refused',
    {
      'knows no cart of a session that is too long': asking(({ query, variables }) => ({
        query: query.replace(/(getCartByCartSessionId\(cartSessionId: "x{64})x"/, '$1"'),
        variables,
      })),
      'cuts a long code off': asking(({ query, variables }) => ({
        query: query.replace(/(code: "x{64})x"/, '$1"'),
        variables,
      })),
      'takes an empty session for one': asking(({ query, variables }) => ({
        query: query.replace('cartSessionId: ""', 'cartSessionId: "empty"'),
        variables,
      })),
    },
  ),
]
