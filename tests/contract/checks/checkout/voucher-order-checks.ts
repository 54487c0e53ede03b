import { pence, vatContained } from '@shop/schema/domain/values/money'
import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { largeVoucher } from '../cart/known-codes.ts'
import { pricingOf } from '../pricing.ts'
import { drawCheap } from './cheap-piece.ts'
import { endAnyway, orderOf, placeQuery, readPayment } from './order-at-target.ts'
import { newId } from '../new-id.ts'
import { asPresent, detailFields, expectDetails, type OrderDetails } from './order-details.ts'

const orderFields = `uid number placedAt subTotal delivery total vat email deliveryOn voucherTotal
  tracking { stage doneAt expectedOn } ${detailFields}`
const query = placeQuery.replace('transactionId status', `order { ${orderFields} } transactionId status`)

interface Order extends OrderDetails {
  readonly uid: string
  readonly number: string
  readonly subTotal: number
  readonly delivery: number
  readonly total: number
  readonly vat: number
  readonly email: string
  readonly deliveryOn: string
  readonly voucherTotal: number
}

interface Paid {
  readonly transactionId: string
  readonly status: string
  readonly amount: number
  readonly redirectUrl: string | null
  readonly order: Order | null
}

interface Placed {
  readonly payment: Paid | null
  readonly userErrors: readonly { readonly code: string }[]
}

/** The one way to an order without a page of the provider: a voucher that pays all of it (rules/checkout#vouchers). */
export const voucherOrderChecks: readonly Check[] = [
  {
    operation: 'PlaceOrder',
    name: 'an order that a voucher pays in full is made at once, and says what it costs and what has paid it',
    writes: true,
    async run(probe) {
      const { vatPercent } = await pricingOf(probe)
      const cart = new CartAtTarget(probe)
      const piece = await drawCheap(probe)
      const { sku } = piece.input
      // A line that was paid is never paid again, in whatever cart.
      await cart.put(newId(), piece.input)
      const { cart: filled, userErrors } = await cart.code('applyVoucher', largeVoucher)
      const due = filled?.totals?.due ?? null
      if (userErrors.length > 0 || filled === null || due !== 0)
        throw new Skipped(`the target has no voucher ${largeVoucher} that pays all of a piece`)
      // Whoever looks at the voucher from elsewhere.
      const other = new CartAtTarget(probe)
      await other.put(newId(), piece.input)
      const held = (await other.code('applyVoucher', largeVoucher)).cart?.voucher?.balance ?? 0
      const input = asPresent(await orderOf(probe, filled))
      const payment = await pay(probe, input)
      const { order, ...paid } = payment
      probe.expectSame([paid.status, paid.amount, paid.redirectUrl], ['PAID', 0, null], 'The payment')
      if (order === null) return probe.expect(false, 'A payment that is paid has made no order')
      const total = input.expectedTotal
      const { subTotal, delivery, vat, voucherTotal, email, deliveryOn, lines, payment: how } = order
      probe.expectSame(
        { subTotal, delivery, total: order.total, vat, voucherTotal },
        {
          subTotal: total,
          delivery: 0,
          total,
          vat: vatContained(pence(total), vatPercent),
          voucherTotal: total,
        },
        'What the order costs, in pence',
      )
      const sold = lines.map((line) => ({ sku: line.sku, total: line.total }))
      probe.expectSame(sold, [{ sku, total }], 'The lines of the order')
      expectDetails(probe, order, { input, piece })
      probe.expectSame(
        [how.transactionId, how.paid, how.credit],
        [paid.transactionId, 0, null],
        'How the rest of the order was paid',
      )
      probe.expectSame(
        [email, deliveryOn],
        [input.contact.email, input.delivery.day],
        'Where its letters go, and its day',
      )
      const days = order.tracking.map(({ doneAt, expectedOn }) => doneAt?.slice(0, 10) ?? expectedOn ?? '')
      probe.expectSame(days, days.toSorted(), 'When its stages are done')
      probe.expectSame((await cart.read())?.cartItems, [], 'What is left in the cart')
      probe.expectSame(await pay(probe, input), payment, 'What the same press answers again')
      await expectPaidOnce(probe, input, payment)
      const left = (await other.read())?.voucher?.balance ?? 0
      probe.expectSame(left, held - total, 'What the voucher holds after the order, in pence')
      await other.clear()
      if (probe.address.token !== null) await expectInAccount(probe, order)
    },
  },
]

/** What was paid is not paid again by another press, nor ended by its shopper. */
async function expectPaidOnce(probe: Probe, input: object, { transactionId, order }: Paid): Promise<void> {
  const { placeOrder } = await probe.ask<{ placeOrder: Placed }>(query, {
    input: { ...input, idempotencyKey: newId() },
  })
  const { payment, userErrors } = placeOrder
  const codes = userErrors.map(({ code }) => code)
  probe.expectSame(
    codes,
    ['ALREADY_PAID'],
    'The codes for lines that were paid, pressed for with another key',
  )
  probe.expectSame(
    [payment?.transactionId, payment?.order?.uid],
    [transactionId, order?.uid],
    'The payment and the order of lines that were paid, pressed for with another key',
  )
  const ended = await endAnyway(probe, transactionId)
  probe.expectSame(ended?.status, 'PAID', 'The status of a payment that was paid, after it was to be ended')
  const read = await readPayment(probe, transactionId)
  probe.expectSame(read?.status, 'PAID', 'The status of a payment that was paid, as it is read after that')
}

async function pay(probe: Probe, input: object): Promise<Paid> {
  const { placeOrder } = await probe.ask<{ placeOrder: Placed }>(query, { input })
  probe.expectSame(placeOrder.userErrors, [], 'What speaks against the order')
  if (placeOrder.payment) return placeOrder.payment
  return probe.fail('There is no payment, and nothing speaks against it')
}

/** An order that somebody has placed who is signed in is the latest of the account, and found by its id. */
async function expectInAccount(probe: Probe, order: Order): Promise<void> {
  const { orders } = await probe.ask<{ orders: Order[] }>(`{ orders { ${orderFields} } }`)
  probe.expectSame(orders[0], order, 'The latest order of the account')
  const found = await probe.ask<{ order: Order | null }>(
    `query ($uid: ID!) { order(uid: $uid) { ${orderFields} } }`,
    { uid: order.uid },
  )
  probe.expectSame(found.order, order, 'The order by its id')
}
