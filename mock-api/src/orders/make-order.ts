import type { OrderPlacement, OrderRecord } from '@shop/fixtures/customers/order-record'
import { carrierDay, deliveryDays } from '@shop/schema/domain/delivery/delivery-days'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { orderStagePlan } from '@shop/schema/domain/orders/order-stage-plan'
import { inLondon, workingDaysAfter, type LondonDate } from '@shop/schema/domain/values/calendar'
import type { Purchase } from '../checkout/payment-store.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)

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
  }: {
    readonly uid: string
    readonly number: string
    readonly placedAt: Date
    readonly payment: OrderPlacement['payment']
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
  return withDay(order, possibleDay(purchase, placedAt))
}

/** An order with another day, from which its stages follow anew. One that was not placed at a checkout stays as it is. */
export function withDay(order: OrderRecord, deliveryOn: LondonDate): OrderRecord {
  const { placement, lines, placedAt } = order
  if (!placement) return order
  const hasStone = lines.some(({ gemstones }) => gemstones.length > 0)
  return {
    ...order,
    placement: { ...placement, deliveryOn },
    stages: orderStagePlan({
      orderedAt: new Date(placedAt),
      deliveryOn,
      hasStone,
      boutique: placement.boutique,
      holidays,
    }),
  }
}

function possibleDay({ day, boutique }: Purchase, placedAt: Date): LondonDate {
  const today = inLondon(placedAt).date
  const place = { boutique, holidays }
  if (carrierDay(day, place) > today) return day
  return deliveryDays(workingDaysAfter(today, 1, holidays), place).firstDay
}
