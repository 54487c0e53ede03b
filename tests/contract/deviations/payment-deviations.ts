import { randomUUID } from 'node:crypto'
import { isObject } from '../is-object.ts'
import { detailDeviations } from './order-detail-deviations.ts'
import { paidTwiceDeviations } from './paid-twice-deviations.ts'
import {
  answering,
  caughtBy,
  type DeviatingApi,
  forgetting,
  listed,
  misreading,
  plus,
} from './deviating-api.ts'

const withoutCode = (code: string) =>
  listed((errors) => errors.filter((error) => !isObject(error) || error['code'] !== code))

const beyond = (minutes: number) => (instant: unknown) =>
  typeof instant === 'string' ? new Date(Date.parse(instant) + minutes * 60_000).toISOString() : instant

/** An API that shows an account's payments to everybody. */
const forEverybody = (): DeviatingApi['deviate'] => (honest) => {
  let latest: string | null = null
  return (request) => {
    latest = request.headers.get('authorization') ?? latest
    if (latest !== null) request.headers.set('authorization', latest)
    return honest(request)
  }
}

/** What is asked again while it is being done is done as if it were something else. */
export const racing =
  (field: string, id: string): DeviatingApi['deviate'] =>
  (honest) => {
    let busy = 0
    return async (request) => {
      const text = await request.clone().text()
      if (!text.includes(`${field}(`)) return honest(request)
      busy += 1
      const { url, headers, signal } = request
      const other = text.replace(new RegExp(`"${id}":"[^"]+"`), `"${id}":"${randomUUID()}"`)
      const response = await honest(
        busy > 1 ? new Request(url, { method: 'POST', headers, signal, body: other }) : request,
      )
      busy -= 1
      return response
    }
  }

/** An API that writes the whole cart back, as it was before another piece was put in meanwhile. */
function losingOne(): DeviatingApi['deviate'] {
  const busy = new Set<unknown>()
  return (honest) => async (request) => {
    const asked: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const variables = isObject(asked) && isObject(asked['variables']) ? asked['variables'] : {}
    const { input } = variables
    if (!isObject(input) || !isObject(asked) || !String(asked['query']).includes('addCartItem('))
      return honest(request)
    const { cartSessionId, basketItemId } = input
    const isLost = busy.size > 0 && !busy.has(basketItemId)
    busy.add(basketItemId)
    const { url, headers, signal } = request
    const response = await honest(request)
    if (isLost) {
      const query = `mutation { removeCartItem(cartSessionId: "${String(cartSessionId)}", basketItemId: "${String(basketItemId)}") { cart { userId } } }`
      await honest(new Request(url, { method: 'POST', headers, signal, body: JSON.stringify({ query }) }))
    }
    busy.delete(basketItemId)
    return response
  }
}

/** An API that leaves a payment open that is ended, by its shopper or by another of the same cart. */
const leavingOpen = answering({
  'Query.payment': (payment) =>
    isObject(payment) && payment['status'] === 'CANCELLED' ? { ...payment, status: 'PENDING' } : payment,
})

/** An API that ends a payment for a press that it refuses. */
const endingTooMuch = answering({
  'Query.payment': (payment) => (isObject(payment) ? { ...payment, status: 'CANCELLED' } : payment),
})

/** An API that says of a voucher what it held first, whatever was done with it since. */
function keepingBalances(): DeviatingApi['deviate'] {
  let first: unknown
  return answering({ 'CartVoucher.balance': (balance) => (first ??= balance) })
}

/** An API that shows a cart as it was filled. */
function keepingCarts(): DeviatingApi['deviate'] {
  const filled = new Map<unknown, unknown>()
  return answering({
    'Mutation.applyVoucher': (answer, { args }) => {
      if (isObject(answer)) filled.set(args['cartSessionId'], answer['cart'])
      return answer
    },
    'Query.getCartByCartSessionId': (cart, { args }) => filled.get(args['cartSessionId']) ?? cart,
  })
}

/** An API that gives an order another number each time it tells of it. */
function numberingAnew(): DeviatingApi['deviate'] {
  let next = 0
  return answering({ 'Order.number': () => `AC-${(next += 1)}` })
}

/** What an API can get wrong of payments, and of what is done twice. */
export const paymentDeviations: readonly DeviatingApi[] = [
  ...caughtBy('PlaceOrder: the same key begins one payment, of what the cart comes to, and of nothing else', {
    'ignores the key of an order': misreading('placeOrder', 'input', (input) =>
      isObject(input) ? { ...input, idempotencyKey: randomUUID() } : input,
    ),
    'begins a payment by wallet where a card was chosen': answering({ 'Payment.method': () => 'WALLET' }),
    'asks a penny more than the cart comes to': answering({ 'Payment.amount': plus(1) }),
    'answers the first payment for any order of a key': misreading('placeOrder', 'input', (input) => {
      if (!isObject(input)) return input
      const { giftMessage: _, ...others } = input
      return others
    }),
  }),
  ...caughtBy('PlaceOrder: a payment is of the lines that are bought, and leaves the others alone', {
    'charges the whole cart for one of its lines': answering({
      'Mutation.placeOrder': (placed) => {
        if (!isObject(placed) || !isObject(placed['payment']) || !isObject(placed['cart'])) return placed
        const { totals } = placed['cart']
        const amount = isObject(totals) ? totals['total'] : 0
        return { ...placed, payment: { ...placed['payment'], amount } }
      },
    }),
    'takes everything out of a cart that something is paid from': answering({
      'Query.getCartByCartSessionId': (cart) => (isObject(cart) ? { ...cart, cartItems: [] } : cart),
    }),
  }),
  ...caughtBy('Payment: a payment can be gone on with for half an hour, and not once it has ended', {
    'gives a day to pay': answering({ 'Payment.expiresAt': beyond(24 * 60) }),
    'gives no time to pay': answering({ 'Payment.expiresAt': beyond(-60) }),
    'leads to the provider although a payment has ended': answering({
      'Payment.redirectUrl': (url) => url ?? 'https://provider.test/pay',
    }),
  }),
  ...caughtBy('Payment: a payment of an account is shown to nobody else, who cannot end it either', {
    'shows the payment of an account to everybody, and lets them end it': forEverybody(),
  }),
  ...caughtBy('PlaceOrder: a stone that somebody is paying for cannot be added, until they do not', {
    'sells a stone that somebody is paying for': answering({
      'CartPayload.userErrors': withoutCode('STONE_UNAVAILABLE'),
    }),
    'keeps listing a stone that somebody is paying for': forgetting('listGemstones(priceMin: $price'),
    'goes on finding a stone that somebody is paying for': forgetting('globalSearch'),
    'says of a stone that is held that it can be bought': answering({
      'Gemstone.availability': () => 'AVAILABLE',
    }),
  }),
  ...caughtBy('PlaceOrder: a stone in two carts is paid for from one, and the other says so', {
    'says of a line whose stone is held that it can be bought': answering({
      'CartItem.availability': () => 'AVAILABLE',
    }),
    'begins a payment for a stone that another cart is paying for': answering({
      'PlaceOrderPayload.userErrors': withoutCode('STONE_UNAVAILABLE'),
    }),
  }),
  ...caughtBy('CancelPayment: a payment that was ended stays so, and one that there is not is null', {
    'keeps a payment open that was ended': leavingOpen,
    'says of every payment that a card pays it': answering({ 'Payment.method': () => 'CARD' }),
    'knows every payment': answering({
      'Query.payment': (payment) => payment ?? { transactionId: 'x', status: 'PAID', amount: 1 },
    }),
  }),
  ...caughtBy('AddCartItem: a piece that is sent twice at the same time is in the cart once', {
    'puts a piece in twice that is sent twice at once': racing('addCartItem', 'basketItemId'),
  }),
  ...caughtBy('AddCartItem: different pieces that are sent at the same time are all in the cart', {
    'loses a piece that is put in while another is': losingOne(),
  }),
  ...caughtBy('PlaceOrder: a press that is sent twice at the same time begins one payment', {
    'begins two payments for one press that is sent twice at once': racing('placeOrder', 'idempotencyKey'),
  }),
  ...caughtBy(
    'PlaceOrder: a press with another key ends the payment before it, and one that is refused leaves it',
    {
      'leaves an earlier payment of a cart open': leavingOpen,
      'ends a payment for a press that it refuses': endingTooMuch,
    },
  ),
  ...caughtBy('ApplyVoucher: what a payment is to use of a voucher is kept for it until it ends', {
    'lets a voucher be used by two carts at once': keepingBalances(),
  }),
  ...caughtBy(
    'PlaceOrder: an order that a voucher pays in full is made at once, and says what it costs and what has paid it',
    {
      'makes no order of what a voucher has paid': answering({ 'Payment.order': () => null }),
      'says VAT of a new order on top of its total': answering({
        'Order.vat': (_, { parent }) => Math.round(Number(parent['total']) * 0.2),
      }),
      'says that more was paid of an order than it costs': answering({ 'OrderPayment.paid': plus(1000) }),
      'keeps what was ordered in the cart': keepingCarts(),
      'numbers an order anew each time': numberingAnew(),
      'has no order in the account that has placed it': answering({ 'Query.orders': listed(() => []) }),
      ...paidTwiceDeviations,
      ...detailDeviations,
      'delivers before it has made a piece': answering({
        'Order.tracking': listed((stages) => stages.toReversed()),
      }),
    },
  ),
]
