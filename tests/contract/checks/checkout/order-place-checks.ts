import { smallestCreditPence } from '@shop/schema/domain/finance/finance-plans'
import { piecePrice } from '@shop/schema/domain/prices/piece-price'
import { addDays, type LondonDate, weekday } from '@shop/schema/domain/values/calendar'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { type DrawnPiece, drawFinishedPieces } from '../cart/drawn-pieces.ts'
import { pricingOf } from '../pricing.ts'
import { end, orderOf, place, readyOrder } from './order-at-target.ts'
import { expectCodes } from './order-refusal-checks.ts'
import { newId } from '../new-id.ts'

const operation = 'PlaceOrder'
/** A tenth at once, the rest within a year. */
const financePlan = { months: 12, aprPercent: 0, depositPercent: 10 }
const [monday, tuesday] = [1, 2]

/** Whom and where an order goes to, and what is lent of it (rules/checkout#delivery-days, rules/finance#plans). */
export const orderPlaceChecks: readonly Check[] = [
  {
    operation,
    name: 'an order says to whom, and to which street and town it goes',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { contact, delivery } = input
      const at = (change: object) => ({
        delivery: { ...delivery, address: { ...delivery.address, ...change } },
      })
      await expectCodes(probe, input, [
        ['REQUIRED', 'delivery.address.line1', at({ line1: '' })],
        ['REQUIRED', 'delivery.address.town', at({ town: ' ' })],
        ['TOO_LONG', 'delivery.address.line1', at({ line1: 'x'.repeat(101) })],
        ['INVALID', 'contact.firstName', { contact: { ...contact, firstName: 'R2D2' } }],
        ['REQUIRED', 'contact.phone', { contact: { ...contact, phone: '' } }],
      ])
      await cart.clear()
    },
  },
  {
    operation,
    name: 'an order goes somewhere, and one that is collected has an address for its bill and a day on which it is open',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const { address, day } = input.delivery
      // Whether it is named or refused is left open.
      const nowhere = { input: { ...input, idempotencyKey: newId(), delivery: { day } } }
      const query =
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { payment { transactionId } } }'
      const { data } = await probe.send(query, nowhere)
      // What is no such object begins nothing either.
      const { placeOrder } = (data ?? {}) as { placeOrder?: { payment: unknown } | null }
      probe.expectSame(placeOrder?.payment ?? null, null, 'The payment for an order that goes nowhere')
      const closed = (wanted: number) => ({
        delivery: { boutique: 'MANCHESTER', day: dayFrom(addDays(day, 7), wanted) },
        billingAddress: address,
      })
      await expectCodes(probe, input, [
        ['REQUIRED', 'billingAddress', { delivery: { boutique: 'LONDON', day } }],
        ['INVALID', 'delivery.day', closed(monday)],
        ['INVALID', 'delivery.day', closed(tuesday)],
      ])
      await cart.clear()
    },
  },
  {
    operation,
    name: 'nothing is lent of a price that is too small',
    writes: true,
    async run(probe) {
      const piece = await cheapPiece(probe)
      probe.skipUnless(piece !== undefined, 'the target has no finished piece that costs so little')
      if (!piece) return
      const cart = new CartAtTarget(probe)
      const input = await orderOf(probe, await cart.put('one', piece.input))
      await expectCodes(probe, input, [
        ['FINANCE_UNAVAILABLE', 'financePlan', { method: 'FINANCE', financePlan }],
      ])
      await cart.clear()
    },
  },
  {
    operation,
    name: 'a payment that a lender is asked for is of deposit and credit together',
    writes: true,
    async run(probe) {
      const { cart, input } = await readyOrder(probe)
      const isLent = input.expectedTotal * 0.9 >= smallestCreditPence
      probe.skipUnless(isLent, 'the ring that was drawn costs too little')
      const { payment, userErrors } = await place(probe, { ...input, method: 'FINANCE', financePlan })
      probe.expectSame(userErrors, [], 'What speaks against an order on credit')
      await end(probe, payment)
      await cart.clear()
      const what = 'Method and amount, in pence, of a payment on credit'
      probe.expectSame([payment?.method, payment?.amount], ['FINANCE', input.expectedTotal], what)
    },
  },
]

/** A finished piece of which no plan lends enough; undefined where there is none. */
async function cheapPiece(probe: Probe): Promise<DrawnPiece | undefined> {
  const pricing = await pricingOf(probe)
  return (await drawFinishedPieces(probe, 100)).find(({ design, input: { optionIds } }) => {
    const price = piecePrice({ design, optionIds, stones: [], pricing })
    return price !== null && price.totalPence < smallestCreditPence
  })
}

/** The first day of a weekday from one on; 0 is Sunday. */
function dayFrom(day: LondonDate, wanted: number): LondonDate {
  return addDays(day, (wanted - weekday(day) + 7) % 7)
}
