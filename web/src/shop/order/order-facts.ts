import { isLondonDate, londonClock } from '@shop/schema/domain/values/calendar'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import { formatPence } from '#data/language/numbers.ts'
import type { WholeOrderFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { boutiqueOf } from './boutique-words.ts'
import { oneLineAddress, placeLine, waitsForSize } from './order-words.ts'

/** Something to know of an order: `Arrives`, and `Monday 4 January 2027`. */
export interface OrderFact {
  readonly label: string
  readonly text: string
  /** What follows in a quieter voice: `insured and signed for`. */
  readonly more?: string
  /** Whether it stands out among them. */
  readonly isStrong?: boolean
}

/** When an order comes, where to, how it was paid, and what is written on its card: what is known of these. */
export function orderFacts(order: WholeOrderFragment): OrderFact[] {
  const { giftMessage, boutique, deliveryAddress } = order
  const paid = paidText(order)
  return [
    ...dayFact(order),
    boutique === null
      ? { label: m.order_to(), text: oneLineAddress(deliveryAddress) }
      : {
          label: m.order_from(),
          text: m.order_from_boutique({ boutique: boutiqueOf(boutique).name }),
          more: placeLine(deliveryAddress),
        },
    ...(paid === null ? [] : [{ label: m.account_order_paid(), text: paid }]),
    ...(giftMessage === null
      ? []
      : [{ label: m.order_gift(), text: m.order_gift_text({ text: giftMessage }) }]),
  ]
}

/** The day it was promised for; none once it is there, nor when it was paid back. */
function dayFact(order: WholeOrderFragment): OrderFact[] {
  const { deliveryOn, tracking, refund, boutique } = order
  const isOver = refund !== null || tracking.every(({ doneAt }) => doneAt !== null)
  if (isOver || deliveryOn === null || !isLondonDate(deliveryOn)) return []
  const text = longDay(deliveryOn)
  const label = boutique === null ? m.order_arrives() : m.order_collect()
  if (waitsForSize(order)) return [{ label, text, more: m.order_day_open(), isStrong: true }]
  return boutique === null
    ? [{ label, text, more: m.order_arrives_how(), isStrong: true }]
    : [{ label, text, isStrong: true }]
}

/** How it was paid: `£5,182.00 by Visa ending 4242, on Wednesday 25 November 2026 at 10:24`. Null where nobody kept it. */
export function paidText({ payment, voucherTotal }: WholeOrderFragment): string | null {
  if (payment === null) return null
  const byVoucher = voucherTotal === null || voucherTotal === 0 ? null : formatPence(voucherTotal)
  const text = byMethod(payment)
  return byVoucher === null ? text : m.order_paid_voucher({ text, sum: byVoucher })
}

function byMethod(payment: NonNullable<WholeOrderFragment['payment']>): string {
  const { method, cardBrand, cardLastDigits: digits, paidAt, paid, credit } = payment
  const { date, time } = londonClock(new Date(paidAt))
  const facts = { sum: formatPence(paid), day: longDay(date), time }
  if (method === 'FINANCE' && credit !== null) {
    return m.order_paid_finance({ ...facts, credit: formatPence(credit), lender: lender.name })
  }
  if (digits === null) return m.order_paid({ ...facts })
  return m.order_paid_card({ ...facts, brand: cardBrand ?? m.order_card(), digits })
}
