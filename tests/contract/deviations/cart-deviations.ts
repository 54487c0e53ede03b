import { randomUUID } from 'node:crypto'
import { isObject } from '../is-object.ts'
import {
  onlySaying,
  rememberingCarts,
  removingEverywhere,
  sayingTotalsOfBefore,
  withSession,
} from './deviating-carts.ts'
import { answering, asking, caughtBy, type DeviatingApi, listed, misreading, plus } from './deviating-api.ts'

const totals = (change: (totals: Record<string, unknown>) => object) =>
  answering({ 'Cart.totals': (value) => (isObject(value) ? { ...value, ...change({ ...value }) } : value) })

/** What is added, with some fields of it changed or left out. */
const adding = (change: (input: Record<string, unknown>) => object) =>
  misreading('addCartItem', 'input', (input) => (isObject(input) ? change({ ...input }) : input))

/** Errors that a shopper can cause, all told by one code. */
const oneCode = (code: string) => answering({ 'CartUserError.code': () => code })

const newId = () => randomUUID()

/** What an API can get wrong of carts. */
export const cartDeviations: readonly DeviatingApi[] = [
  ...caughtBy('AddCartItem: a piece is there for the next read as it was sent, until it is taken out', {
    'keeps what was taken out of a cart': rememberingCarts(),
    'says what a cart came to before a piece was taken out': sayingTotalsOfBefore('removeCartItem'),
    'forgets the finger size': adding((input) => ({ ...input, fingerSize: null })),
    'keeps the sku as it was typed': answering({ 'CartItem.sku': (sku) => String(sku).toLowerCase() }),
    'adds a piece yesterday': answering({ 'CartItem.addedAt': () => '2020-01-01T00:00:00.000Z' }),
    'forgets that a ring sizer was asked for': answering({ 'CartItem.isSizeUnsure': () => null }),
    'swaps the ids of lines': answering({ 'CartItem.basketItemId': () => 'another' }),
  }),
  ...caughtBy('AddCartItem: the same item sent again is there once, and changes nothing', {
    'adds what is sent again once more': asking(({ query, variables }) => {
      const input = variables['input']
      const isAgain = isObject(input) && query.includes('addCartItem') && input['basketItemId'] === 'one'
      return {
        query,
        variables: isAgain
          ? { ...variables, input: { ...input, basketItemId: `one-${newId()}` } }
          : variables,
      }
    }),
    'lists the lines of a cart from the last to the first': answering({
      'Cart.cartItems': listed((lines) => lines.toReversed()),
    }),
  }),
  ...caughtBy('RemoveCartItem: taking out what is not in changes nothing and is no error', {
    'empties the cart when anything is taken out': answering({
      'Mutation.removeCartItem': (answer) =>
        isObject(answer) && isObject(answer['cart'])
          ? { ...answer, cart: { ...answer['cart'], cartItems: [] } }
          : answer,
    }),
  }),
  ...caughtBy('RemoveCartItem: taking one of several out leaves the others as they were', {
    'takes the first line out, whichever was named': misreading('removeCartItem', 'basketItemId', (id) =>
      id === '1' ? '0' : id,
    ),
  }),
  ...caughtBy('AddCartItem: a pair of stones is kept as it was sent, and the lettering in capitals', {
    'forgets the lettering': answering({ 'CartItem.engraving': () => null }),
    'keeps small letters of a lettering': answering({
      'Engraving.text': (text) => (typeof text === 'string' ? text.toLowerCase() : text),
    }),
    'swaps the stones of a pair': answering({
      'CartItem.gemstonePair': listed((pair) => pair.toReversed()),
    }),
  }),
  ...caughtBy('ClearCart: a cart that was cleared is empty for the next read, and stays', {
    'brings a cleared cart back': rememberingCarts(),
    'says what a cleared cart came to before': sayingTotalsOfBefore('clearCart'),
    'drops a cart that was cleared': answering({
      'Query.getCartByCartSessionId': (cart) =>
        isObject(cart) && Array.isArray(cart['cartItems']) && cart['cartItems'].length === 0 ? null : cart,
    }),
  }),
  ...caughtBy('CartBySession: a session without a cart has none, and one does not see what another has', {
    'takes a piece out of every cart that has one of its id': removingEverywhere,
    'has one cart for everybody': asking(({ query, variables }) => ({
      query,
      variables: withSession(variables, 'contract-shared'),
    })),
    'makes a cart for whoever looks': answering({
      'Query.getCartByCartSessionId': (cart, { args }) =>
        cart ?? {
          cartSessionId: args['cartSessionId'],
          userId: null,
          cartItems: [],
          coupon: null,
          voucher: null,
          totals: null,
        },
    }),
  }),
  ...caughtBy('AddCartItem: a setting with a coloured stone costs what both say', {
    'asks a hundred pounds for setting a coloured stone': answering({
      'CartItem.subTotal': (total) => Number(total) + 10_000,
      'CartItem.total': (total) => Number(total) + 10_000,
    }),
  }),
  ...caughtBy('AddCartItem: a setting with its stone costs what both say', {
    'asks a penny more for a line': answering({ 'CartItem.total': plus(1) }),
    'charges VAT on nothing': answering({ 'CartItem.vatIsZero': () => true, 'CartTotals.vat': () => 0 }),
    'charges VAT on prices that contain it': answering({
      'CartItem.total': (total) => Math.round(Number(total) * 1.2),
      'CartItem.subTotal': (total) => Math.round(Number(total) * 1.2),
    }),
    'rounds prices of settings to ten pounds': answering({
      'CartItem.total': (total) => Math.ceil(Number(total) / 1000) * 1000,
      'CartItem.subTotal': (total) => Math.ceil(Number(total) / 1000) * 1000,
    }),
  }),
  ...caughtBy('AddCartItem: earrings with a pair cost what all three say', {
    'asks for one stone of a pair': answering({
      'CartItem.subTotal': (total, { parent }) =>
        Array.isArray(parent['gemstonePair']) && parent['gemstonePair'].length === 2
          ? Number(total) - 5000
          : total,
    }),
  }),
  ...caughtBy('AddCartItem: a finished piece costs what its choices say, less its sale', {
    'takes a sale off twice': answering({
      'CartItem.total': (total) => Math.round(Number(total) * 0.9),
      'CartItem.subTotal': (total) => Math.round(Number(total) * 0.9),
    }),
  }),
  ...caughtBy('CartBySession: totals are the sum of the lines, with the VAT that getVat says', {
    'charges a cart a penny too much': totals(({ total, due }) => ({
      total: Number(total) + 1,
      due: Number(due) + 1,
    })),
    'says VAT on top of the total': totals(({ total }) => ({ vat: Math.round(Number(total) * 0.2) })),
    'rounds VAT for each line': answering({
      'Cart.totals': (value, { parent }) => {
        const lines = parent['cartItems']
        if (!isObject(value) || !Array.isArray(lines)) return value
        const vats = lines.map((line) => (isObject(line) ? Math.round(Number(line['total']) / 6) : 0))
        return { ...value, vat: vats.reduce((sum, vat) => sum + vat, 0) }
      },
    }),
    'charges for delivery without saying so': totals(({ total, due }) => ({
      total: Number(total) + 500,
      due: Number(due) + 500,
    })),
    'leaves the last line out of the sum': answering({
      'Cart.totals': (value, { parent }) => {
        const lines = parent['cartItems']
        const last: unknown = Array.isArray(lines) ? lines.at(-1) : null
        return isObject(value) && isObject(last)
          ? { ...value, subTotal: Number(value['subTotal']) - Number(last['subTotal']) }
          : value
      },
    }),
  }),
  ...caughtBy('AddCartItem: a choice that cannot be made says why by its code', {
    'says of everything that the design is unknown': oneCode('UNKNOWN_DESIGN'),
    'takes any option': adding((input) => ({
      ...input,
      optionIds: Array.isArray(input['optionIds'])
        ? input['optionIds'].filter((id) => id !== 'no-such-option')
        : [],
    })),
    'takes any finger size': adding((input) => ({ ...input, fingerSize: null })),
    'takes any lettering': adding((input) => ({ ...input, engraving: null })),
  }),
  ...caughtBy('AddCartItem: a stone of another shape, or a size that is not made, does not fit', {
    'sells a stone that does not fit': answering({
      'CartPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'STONE_DOES_NOT_FIT'),
      ),
    }),
  }),
  ...caughtBy('AddCartItem: a stone is in a cart once', {
    'sells one stone twice': answering({
      'CartPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'STONE_IN_CART'),
      ),
    }),
  }),
  ...caughtBy('AddCartItem: two stones that are no pair, and one alone, are none for earrings', {
    'takes any two stones for a pair': oneCode('STONE_DOES_NOT_FIT'),
  }),
  ...caughtBy('AddCartItem: a finished piece takes no loose stone', {
    'takes a stone with a finished piece and drops it': adding((input) => ({ ...input, gemstoneId: null })),
  }),
  ...caughtBy(
    'AddCartItem: what is sold from the shelf alone is taken as it lies there, and in no other way',
    {
      'sells from the shelf what does not lie there': onlySaying('addCartItem', {
        cart: null,
        userErrors: [],
      }),
    },
  ),
  ...caughtBy('AddCartItem: a cart holds fifty lines', {
    'takes out the oldest line for a new one': answering({
      'CartPayload.userErrors': listed((errors) =>
        errors.filter((error) => !isObject(error) || error['code'] !== 'CART_FULL'),
      ),
    }),
  }),
  ...caughtBy('AddCartItem: what no page sends is refused', {
    'cuts long ids off': adding((input) => ({
      ...input,
      basketItemId: String(input['basketItemId']).slice(0, 64),
    })),
    'takes a stone for a pair': adding((input) => ({ ...input, gemstonePair: [] })),
  }),
  ...caughtBy(
    'ApplyCoupon: a code that there is not, and a cart that has nothing, say so and change nothing',
    {
      'takes any code': answering({ 'CartCodePayload.userErrors': () => [] }),
      'calls an unknown coupon an expired one': answering({
        'CartCodeUserError.code': () => 'COUPON_EXPIRED',
      }),
    },
  ),
  ...caughtBy('ApplyCoupon: a coupon takes off what its lines say, once, until it is taken off', {
    'takes a coupon off twice': totals(({ total, couponTotal }) => ({
      total: Number(total) - Number(couponTotal),
    })),
    'keeps a coupon that was taken off': onlySaying('removeCoupon', { cart: null, userErrors: [] }),
    'says that a coupon takes nothing off a line': answering({ 'CartItem.coupons': () => [] }),
    'takes a coupon and does nothing': onlySaying('applyCoupon', { cart: null, userErrors: [] }),
  }),
  ...caughtBy('RemoveCoupon: a coupon and a voucher work together, and each is taken off by itself', {
    'takes the voucher off together with the coupon': answering({
      'Mutation.removeCoupon': (answer) =>
        isObject(answer) && isObject(answer['cart'])
          ? { ...answer, cart: { ...answer['cart'], voucher: null } }
          : answer,
    }),
  }),
  ...caughtBy('ApplyVoucher: a voucher pays what it holds and changes neither price nor VAT', {
    'takes a voucher off the price': totals(({ total, voucherTotal }) => ({
      total: Number(total) - Number(voucherTotal),
    })),
    'takes a voucher that pays nothing': totals(({ total }) => ({ voucherTotal: 0, due: total })),
  }),
]
