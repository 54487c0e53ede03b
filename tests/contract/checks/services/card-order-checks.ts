import type { Check } from '../../runner/check.ts'
import { begin } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { readCardPayment, readyForCard } from './card-order.ts'
import { declinedCard, payByCard, takenCard } from './provider-at-target.ts'

/** What becomes of an order on the page of the mock's provider (rules/checkout#payment). */
export const cardOrderChecks: readonly Check[] = [
  {
    operation: 'PlaceOrder',
    name: 'a card that is refused leaves the cart as it was, and one that is taken makes the order',
    writes: true,
    async run(probe) {
      const { cart, filled, piece, input } = await readyForCard(probe)
      const refused = await begin(probe, input)
      await payByCard(probe, refused, declinedCard)
      probe.expectSame(
        await readCardPayment(probe, refused),
        { status: 'DECLINED', declineReason: 'NOT_SAID', redirectUrl: null, order: null },
        'A payment whose card was refused',
      )
      const { cartItems: lines, totals } = filled
      const left = await cart.read()
      probe.expectSame(
        { lines: left?.cartItems, totals: left?.totals },
        { lines, totals },
        'The cart after a card was refused',
      )
      const payment = await begin(probe, { ...input, idempotencyKey: newId() })
      await payByCard(probe, payment, takenCard)
      const paid = await readCardPayment(probe, payment)
      if (!paid?.order) return probe.fail('A payment that its card has paid has made no order')
      const { uid: _, number, tracking, ...order } = paid.order
      const { transactionId } = payment
      probe.expectSame(
        { ...paid, order },
        {
          status: 'PAID',
          declineReason: null,
          redirectUrl: null,
          order: {
            total: input.expectedTotal,
            deliveryOn: input.delivery.day,
            boutique: null,
            lines: [{ sku: piece.input.sku }],
            payment: {
              transactionId,
              method: 'CARD',
              paid: input.expectedTotal,
              credit: null,
              cardBrand: 'Visa',
              cardLastDigits: '4242',
            },
          },
        },
        'A payment that its card has paid, and its order',
      )
      probe.expectSame(
        tracking.find(({ stage }) => stage === 'DELIVERED')?.expectedOn,
        input.delivery.day,
        'When the last stage of the order is expected',
      )
      probe.expect(number !== '', 'An order that was paid has no number')
      probe.expectSame((await cart.read())?.cartItems, [], 'What is left in the cart after the order')
    },
  },
]
