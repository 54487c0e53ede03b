import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed, misreading } from './deviating-api.ts'

const withCart = (answer: unknown, change: (cart: Readonly<Record<string, unknown>>) => object) =>
  isObject(answer) && isObject(answer['cart']) ? { ...answer, cart: change(answer['cart']) } : answer

/** An API that shows a piece of the shelf as it lay there first. */
function keepingStock(): DeviatingApi['deviate'] {
  const first = new Map<unknown, unknown>()
  return answering({
    'Query.getDesignBySku': (design, { args }) => {
      if (!isObject(design) || !('stock' in design)) return design
      const stock = first.get(args['sku']) ?? design['stock']
      first.set(args['sku'], stock)
      return { ...design, stock }
    },
  })
}

/** An API that says a code as it was typed last. */
function sayingWhatWasTyped(): DeviatingApi['deviate'] {
  return answering({
    'Mutation.applyCoupon': (answer, { args }) =>
      withCart(answer, (cart) => ({
        ...cart,
        coupon: isObject(cart['coupon']) ? { ...cart['coupon'], code: args['code'] } : cart['coupon'],
      })),
  })
}

/** An API that knows no code but as it is printed. */
const inCapitalsAlone = (field: string) =>
  misreading(field, 'code', (code) =>
    typeof code === 'string' && /[a-z]/.test(code) ? 'NO-SUCH-CODE' : code,
  )

/** An API for which ten wrong vouchers are ten wrong coupons, too. */
function guessedTogether(): DeviatingApi['deviate'] {
  let wrong = 0
  return answering({
    'Mutation.applyVoucher': (answer) => {
      wrong += 1
      return answer
    },
    'Mutation.applyCoupon': (answer) =>
      wrong > 10 && isObject(answer)
        ? { ...answer, userErrors: [{ code: 'TOO_MANY_ATTEMPTS', message: 'Too many.' }] }
        : answer,
  })
}

/** What an API can get wrong of what there is a limit to: the shelf, a lettering, wrong codes, the lines of a cart. */
export const shelfAndCodeDeviations: readonly DeviatingApi[] = [
  ...caughtBy('AddCartItem: a lettering that does not fit, or cannot be cut, is not put in', {
    'cuts off what does not fit of a lettering': misreading('addCartItem', 'input', (input) => {
      if (!isObject(input) || !isObject(input['engraving'])) return input
      const text = String(input['engraving']['text']).replaceAll(/[^A-Z]/g, '')
      return { ...input, engraving: { ...input['engraving'], text: text.slice(0, 1) || 'A' } }
    }),
  }),
  ...caughtBy('AddCartItem: a cart has a piece from the shelf as often as it lies there', {
    'sells one piece from the shelf twice in a cart': answering({
      'CartPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'NOT_IN_STOCK'),
      ),
    }),
  }),
  ...caughtBy(
    'PlaceOrder: a piece from the shelf that somebody is paying for lies there no more, until they do not',
    { 'shows a piece from the shelf that somebody is paying for': keepingStock() },
  ),
  ...caughtBy('ApplyVoucher: after ten codes that there are not a cart takes none, and other carts do', {
    'lets codes be guessed without end': answering({
      'CartCodeUserError.code': (code) => (code === 'TOO_MANY_ATTEMPTS' ? 'UNKNOWN_VOUCHER' : code),
    }),
    'counts coupons and vouchers together': guessedTogether(),
  }),
  ...caughtBy('ApplyCoupon: a coupon takes off what its lines say, once, until it is taken off', {
    'writes a coupon as it was typed': sayingWhatWasTyped(),
    'takes a coupon in capitals alone': inCapitalsAlone('applyCoupon'),
  }),
  ...caughtBy('ApplyVoucher: a voucher pays what it holds and changes neither price nor VAT', {
    'takes a voucher in capitals alone': inCapitalsAlone('applyVoucher'),
  }),
  ...caughtBy('CartBySession: totals are the sum of the lines, with the VAT that getVat says', {
    'charges for delivery, and says so': answering({
      'Cart.totals': (totals) =>
        isObject(totals)
          ? {
              ...totals,
              delivery: 995,
              total: Number(totals['total']) + 995,
              due: Number(totals['due']) + 995,
            }
          : totals,
    }),
  }),
  ...caughtBy(
    'AttachCartToUser: a cart that joins brings its lines as they were, and its codes, to those of the account',
    {
      'loses the voucher of a guest who signs in': answering({
        'Mutation.attachCartToUser': (answer) => withCart(answer, (cart) => ({ ...cart, voucher: null })),
      }),
      'drops what the account had when a cart joins': answering({
        'Mutation.attachCartToUser': (answer) =>
          withCart(answer, (cart) => ({
            ...cart,
            cartItems: Array.isArray(cart['cartItems']) ? cart['cartItems'].slice(-1) : [],
          })),
      }),
      'says of lines that join that they were put in when they joined': answering({
        'Mutation.attachCartToUser': (answer) =>
          withCart(answer, (cart) => ({
            ...cart,
            cartItems: Array.isArray(cart['cartItems'])
              ? cart['cartItems'].map((line) =>
                  isObject(line) ? { ...line, addedAt: '2026-11-25T10:00:01.234Z' } : line,
                )
              : [],
          })),
      }),
      'loses the coupon of a guest who signs in': answering({
        'Mutation.attachCartToUser': (answer) => withCart(answer, (cart) => ({ ...cart, coupon: null })),
      }),
    },
  ),
  ...caughtBy('AttachCartToUser: a cart that is too many for that of the account says so', {
    'joins carts of more than fifty lines without a word': answering({
      'Mutation.attachCartToUser': (answer) => (isObject(answer) ? { ...answer, userErrors: [] } : answer),
    }),
  }),
]
