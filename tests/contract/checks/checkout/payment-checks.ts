import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { knownCoupon } from '../cart/known-codes.ts'
import type { FullStone } from '../catalogue/catalogue-fields.ts'
import { keyOf, search } from '../catalogue/search-at-target.ts'
import {
  begin,
  end,
  orderOf,
  paymentAs,
  place,
  placeQuery,
  readPayment,
  readyOrder,
} from './order-at-target.ts'
import { newId } from '../new-id.ts'

const operation = 'PlaceOrder'
const longestPaymentMs = 30 * 60_000

/** What the last button does, short of money: every payment that is begun is ended again (rules/checkout#payment). */
export const paymentChecks: readonly Check[] = [
  {
    operation,
    name: 'the same key begins one payment, of what the cart comes to, and of nothing else',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const payment = await begin(probe, input)
      const { status, amount, method } = payment
      probe.expectSame(
        [status, amount, method],
        ['PENDING', input.expectedTotal, input.method],
        'Status, amount, in pence, and method',
      )
      const again = await place(probe, input)
      probe.expectSame(again.payment?.transactionId, payment.transactionId, 'The payment of the same key')
      const other = { input: { ...input, giftMessage: 'Something else' } }
      await probe.expectRefusal(placeQuery, other, 'a key that was used for something else', 'BAD_USER_INPUT')
      await end(probe, payment)
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a payment is of the lines that are bought, and leaves the others alone',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const [other] = await drawFinishedPieces(probe, 1)
      if (!other) return
      await cart.put('other', other.input)
      const payment = await begin(probe, input)
      probe.expectSame(payment.amount, input.expectedTotal, 'What one line of two costs, in pence')
      await end(probe, payment)
      const lines = (await cart.read())?.cartItems.map(({ basketItemId }) => basketItemId)
      probe.expectSame(lines, ['one', 'other'], 'The lines after the payment has ended')
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a payment is of what a coupon leaves to be paid',
    writes: true,
    async run(probe) {
      const [piece] = await drawFinishedPieces(probe, 1)
      if (!piece) return
      const cart = new CartAtTarget(probe)
      await cart.put('one', piece.input)
      const { cart: filled, userErrors } = await cart.code('applyCoupon', knownCoupon)
      probe.skipUnless(userErrors.length === 0, `the target does not take the coupon ${knownCoupon}`)
      if (!filled) return probe.expect(false, 'The cart is null after a coupon was put on')
      const payment = await begin(probe, await orderOf(probe, filled))
      probe.expectSame(payment.amount, filled.totals?.due, 'What a payment is of beside a coupon, in pence')
      await end(probe, payment)
      await cart.clear()
    },
  },
  {
    operation: 'Payment',
    name: 'a payment can be gone on with for half an hour, and not once it has ended',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const payment = await begin(probe, input)
      const nowMs = probe.clock?.getTime() ?? Number.NaN
      const leftMs = Date.parse(payment.expiresAt ?? '') - nowMs
      // The clock of an answer counts whole seconds.
      const isInTime = leftMs > 0 && leftMs <= longestPaymentMs + 1000
      probe.expect(isInTime, `A payment that is begun ends ${payment.expiresAt ?? 'never'}`)
      probe.expect(payment.redirectUrl !== null, 'A payment that is begun leads nowhere')
      await end(probe, payment)
      const ended = await readPayment(probe, payment.transactionId)
      probe.expectSame(
        [ended?.redirectUrl, ended?.expiresAt],
        [null, null],
        'Where a payment that has ended leads, and when it ends',
      )
      await cart.clear()
    },
  },
  {
    operation: 'Payment',
    name: 'a payment of an account is shown to nobody else, who cannot end it either',
    writes: true,
    async run(probe) {
      probe.skipUnless(probe.address.token !== null, 'no --token was given')
      const { cart, input } = await readyOrder(probe)
      const payment = await begin(probe, input)
      const asGuest = await paymentAs(probe, payment.transactionId, null)
      probe.expectSame(asGuest, [null, null], 'The payment of an account, as a guest is shown and ends it')
      const still = await readPayment(probe, payment.transactionId)
      probe.expectSame(still?.status, 'PENDING', 'The status of a payment that a guest has tried to end')
      await end(probe, payment)
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a stone that somebody is paying for cannot be added, until they do not',
    writes: true,
    async run(probe) {
      const { cart, input, piece, stone: drawn } = await readyOrder(probe)
      const isFound = async () => (await search(probe, drawn.id)).map(keyOf).includes(drawn.id)
      probe.expectSame(await isFound(), true, 'Whether a stone that can be bought is found')
      probe.expectSame(await isListed(probe, drawn), true, 'Whether a stone that can be bought is listed')
      const payment = await begin(probe, input)
      probe.expectSame(
        await isListed(probe, drawn),
        false,
        'Whether a stone that somebody is paying for is listed',
      )
      probe.expectSame(await isFound(), false, 'Whether a stone that somebody is paying for is found')
      const other = new CartAtTarget(probe)
      const { userErrors, cart: refused } = await other.add('one', piece)
      const codes = userErrors.map(({ code }) => code)
      probe.expectSame(codes, ['STONE_UNAVAILABLE'], 'The codes for a stone that somebody is paying for')
      probe.expectSame(refused?.cartItems ?? [], [], 'The lines of the other cart')
      const held = await availabilityOf(probe, drawn)
      probe.expect(held !== 'AVAILABLE', 'A stone that somebody is paying for can be bought, says its page')
      await end(probe, payment)
      const free = await availabilityOf(probe, drawn)
      probe.expectSame(free, 'AVAILABLE', 'Whether the stone can be bought again')
      const { userErrors: none } = await other.add('two', piece)
      probe.expectSame(none, [], 'What speaks against the stone after the payment has ended')
      await other.clear()
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a stone in two carts is paid for from one, and the other says so',
    writes: true,
    async run(probe) {
      const { cart, input, piece } = await readyOrder(probe)
      const other = new CartAtTarget(probe)
      const theirs = await orderOf(probe, await other.put('theirs', piece))
      const payment = await begin(probe, input)
      const [line] = (await other.read())?.cartItems ?? []
      probe.expectSame(
        [line?.availability, line?.total],
        ['STONE_UNAVAILABLE', null],
        'A line whose stone somebody else is paying for, and what it costs',
      )
      const refused = await place(probe, { ...theirs, idempotencyKey: newId() })
      const errors = refused.userErrors.map(({ code, basketItemId }) => [code, basketItemId])
      probe.expectSame(errors, [['STONE_UNAVAILABLE', 'theirs']], 'The errors of an order of the other cart')
      probe.expectSame(refused.payment, null, 'The payment of the other cart')
      await end(probe, payment)
      await other.clear()
      await cart.clear()
    },
  },
  {
    operation: 'CancelPayment',
    name: 'a payment that was ended stays so, and one that there is not is null',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const payment = await begin(probe, { ...input, method: 'WALLET' })
      await end(probe, payment)
      const read = await readPayment(probe, payment.transactionId)
      probe.expectSame(read?.status, 'CANCELLED', 'The status that the next read has')
      const methods = [payment.method, read?.method]
      probe.expectSame(methods, ['WALLET', 'WALLET'], 'The method of a payment that a wallet was to pay')
      await end(probe, payment)
      const none = await readPayment(probe, 'no-such-payment')
      probe.expectSame(none, null, 'A payment that there is not')
      await cart.clear()
    },
  },
]

/** Whether a stone is among those of its price, which are few. */
async function isListed(probe: Probe, { id, price }: FullStone): Promise<boolean> {
  const query = `query ($price: Pounds) { listGemstones(priceMin: $price, priceMax: $price, pageSize: 100) {
    items { id }
  } }`
  const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(query, { price })
  return listGemstones.items.some((listed) => listed.id === id)
}

async function availabilityOf(probe: Probe, { id }: FullStone): Promise<string> {
  const query = 'query ($id: ID!) { getGemstoneById(id: $id) { availability } }'
  const { getGemstoneById: stone } = await probe.ask<{
    getGemstoneById: { availability: string | null } | null
  }>(query, { id })
  return stone?.availability ?? 'AVAILABLE'
}
