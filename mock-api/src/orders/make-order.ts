import type { OrderPlacement, OrderRecord } from '@shop/fixtures/customers/order-record'
import { carrierDay, deliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { type OrderedFor, orderStagePlan } from '@shop/schema/domain/orders/order-stage-plan'
import { inLondon, workingDaysAfter, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { Purchase } from '../checkout/payment-store.ts'

/**
 * The order that a purchase became (rules/checkout#orders). Where it was paid so late that its day has come, it is the
 * next day that is possible.
 */
export function makeOrder(
  purchase: Purchase,
  {
    uid,
    number,
    placedAt,
    payment,
    holidays,
  }: {
    readonly uid: string
    readonly number: string
    readonly placedAt: Date
    readonly payment: OrderPlacement['payment']
    readonly holidays: readonly LondonDate[]
  },
): OrderRecord {
  const { lines, subTotal, delivery, total, vat, deliveryAddress, boutique } = purchase
  const order: OrderRecord = {
    uid,
    number,
    placedAt: placedAt.toISOString(),
    lines,
    subTotal,
    delivery,
    total,
    vat,
    deliveryAddress,
    stages: [],
    refund: null,
    placement: {
      email: purchase.email,
      billingAddress: purchase.billingAddress,
      boutique,
      deliveryOn: purchase.day,
      readyOn: purchase.readyOn,
      giftMessage: purchase.giftMessage,
      couponCode: purchase.couponCode,
      couponTotal: purchase.couponTotal,
      voucherTotal: purchase.voucherTotal,
      payment,
    },
  }
  return planned(order, { deliveryOn: possibleDay(purchase, placedAt, holidays), holidays })
}

/**
 * An order whose day is changed at a moment: what is done by then stays, and the rest of its stages follow from the new
 * day. One that was not placed at a checkout stays as it is.
 */
export function withDay(
  order: OrderRecord,
  { at, ...day }: Pick<OrderedFor, 'deliveryOn' | 'holidays'> & { readonly at: Date },
): OrderRecord {
  return planned(order, { ...day, replanned: { from: order.stages, at } })
}

function planned(
  order: OrderRecord,
  day: Pick<OrderedFor, 'deliveryOn' | 'holidays' | 'replanned'>,
): OrderRecord {
  const { placement, lines, placedAt } = order
  if (!placement) return order
  const hasStone = lines.some(({ gemstones }) => gemstones.length > 0)
  return {
    ...order,
    placement: { ...placement, deliveryOn: day.deliveryOn },
    stages: orderStagePlan({
      orderedAt: new Date(placedAt),
      ...day,
      hasStone,
      boutique: placement.boutique,
    }),
  }
}

function possibleDay(
  { day, boutique }: Purchase,
  placedAt: Date,
  holidays: readonly LondonDate[],
): LondonDate {
  const today = inLondon(placedAt).date
  const place = { boutique, holidays }
  if (carrierDay(day, place) > today) return day
  return deliveryDays(workingDaysAfter(today, 1, holidays), place).firstDay
}
