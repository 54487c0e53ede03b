import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'

/** An API that shows a cart as it was while a code was on it. */
function keepingCode(field: string): DeviatingApi['deviate'] {
  const kept = new Map<unknown, unknown>()
  return answering({
    [`Mutation.${field}`]: (answer, { args }) => {
      if (isObject(answer)) kept.set(args['cartSessionId'], answer['cart'])
      return answer
    },
    'Query.getCartByCartSessionId': (cart, { args }) => kept.get(args['cartSessionId']) ?? cart,
  })
}

const numberOf = (line: unknown, name: string) => (isObject(line) ? Number(line[name] ?? 0) : 0)

/** Lines whose coupon comes off as each of them is told, by its place, and in all as before. */
const sharedOut = (share: (all: number, place: number, lines: number) => number) =>
  answering({
    'Cart.cartItems': listed((lines) => {
      const all = lines.reduce<number>(
        (sum, line) => sum + numberOf(line, 'subTotal') - numberOf(line, 'total'),
        0,
      )
      return all === 0
        ? lines
        : lines.map((line, place) => {
            const amount = share(all, place, lines.length)
            const [coupon] = isObject(line) && Array.isArray(line['coupons']) ? line['coupons'] : []
            const coupons = amount > 0 ? [{ ...(isObject(coupon) && coupon), amount }] : []
            return isObject(line) ? { ...line, total: numberOf(line, 'subTotal') - amount, coupons } : line
          })
    }),
  })

/** An answer to a code with something of its first error changed. */
const sayingOf = (field: string, code: string, change: object) =>
  answering({
    [`Mutation.${field}`]: (answer, { args }) => {
      if (args['code'] !== code || !isObject(answer) || !Array.isArray(answer['userErrors'])) return answer
      return { ...answer, userErrors: answer['userErrors'].map((error: object) => ({ ...error, ...change })) }
    },
  })

/** What an API can get wrong of what codes say and of which lines they are for. */
export const cartCouponDeviations: readonly DeviatingApi[] = [
  ...caughtBy('ApplyCoupon: a coupon comes off all lines that it is for alike', {
    'takes a coupon off the last line alone': sharedOut((all, place, lines) =>
      place === lines - 1 ? all : 0,
    ),
    'takes as much off each line, whatever it costs': sharedOut((all, place, lines) =>
      place === 0 ? all - Math.floor(all / lines) * (lines - 1) : Math.floor(all / lines),
    ),
  }),
  ...caughtBy('ApplyCoupon: a coupon says its code and what it does, as the lines that it is for do', {
    'says a coupon that nobody has put on': answering({ 'CartCoupon.code': () => 'SPRING' }),
    'names another coupon at its lines': answering({ 'ItemCoupon.code': () => 'SPRING' }),
    'does not say what a coupon does': answering({ 'CartCoupon.label': () => ' ' }),
    'says that a coupon that works has expired': answering({ 'CartCoupon.problem': () => 'COUPON_EXPIRED' }),
    'says what a coupon lacks that works': answering({ 'CartCoupon.shortBy': () => 0 }),
    'brings a coupon that was taken off back': keepingCode('applyCoupon'),
  }),
  ...caughtBy('ApplyVoucher: a voucher says its code, and one that was taken off is gone for the next read', {
    'says a voucher that nobody has put on': answering({ 'CartVoucher.code': () => 'GIFT' }),
    'brings a voucher that was taken off back': keepingCode('applyVoucher'),
  }),
  ...caughtBy('ApplyCoupon: a coupon that does nothing now says why, and changes nothing', {
    'says of a coupon that has expired that there is none': sayingOf('applyCoupon', 'SUMMER15', {
      code: 'UNKNOWN_COUPON',
    }),
    'says of a coupon of next year that it has expired': sayingOf('applyCoupon', 'NEWYEAR10', {
      code: 'COUPON_EXPIRED',
    }),
    'says of a coupon for other pieces that the cart is too small': sayingOf('applyCoupon', 'BANDS10', {
      code: 'COUPON_BELOW_MINIMUM',
    }),
    'does not say what a coupon lacks': sayingOf('applyCoupon', 'GRAND500', { shortBy: null }),
    'says more than what a coupon lacks': sayingOf('applyCoupon', 'GRAND500', { shortBy: 10_000_000 }),
    'answers a coupon that is refused without the cart': answering({
      'Mutation.applyCoupon': (answer, { args }) =>
        args['code'] === 'BANDS10' && isObject(answer) ? { ...answer, cart: null } : answer,
    }),
  }),
  ...caughtBy('ApplyVoucher: a voucher that pays nothing now says why, and changes nothing', {
    'says of a voucher that has expired that it is empty': sayingOf('applyVoucher', 'GIFT-100-DOVE', {
      code: 'VOUCHER_EMPTY',
    }),
    'says of an empty voucher that there is none': sayingOf('applyVoucher', 'GIFT-50-FINCH', {
      code: 'UNKNOWN_VOUCHER',
    }),
    'pays with an empty voucher': answering({
      'Mutation.applyVoucher': (answer, { args }) =>
        args['code'] === 'GIFT-50-FINCH' && isObject(answer) ? { ...answer, userErrors: [] } : answer,
    }),
  }),
]
