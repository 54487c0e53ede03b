import { subtractPence, sumPence, vatContained, type Pence } from '@shop/schema/domain/values/money'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import { formatPence } from '#data/language/numbers.ts'
import type {
  OrderFieldsFragment,
  OrderLineFieldsFragment,
  WholeOrderFragment,
} from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { boutiqueOf } from './boutique-words.ts'
import { oneLineAddress } from './order-words.ts'

/** A line of a bill: `VAT, included` and its sum in words. */
export interface BillSum {
  readonly label: string
  readonly text: string
  /** Whether it stands out as what the lines above it come to. */
  readonly isTotal?: boolean
}

const noPence = 0 as Pence // Whole pence, as the brand says.

type BilledOrder = Pick<
  OrderFieldsFragment,
  | 'lines'
  | 'subTotal'
  | 'couponCode'
  | 'couponTotal'
  | 'delivery'
  | 'deliveryAddress'
  | 'boutique'
  | 'vat'
  | 'total'
  | 'voucherTotal'
  | 'refund'
> & {
  /** How it was paid, where a page asks for it. */
  readonly payment?: Pick<NonNullable<WholeOrderFragment['payment']>, 'credit'> | null
}

/**
 * What stands below the pieces of an order, in the order in which it is added up. `isPlaceShown`: the page says where it
 * goes already.
 */
export function billSums(order: BilledOrder, isPlaceShown = false): BillSum[] {
  const { delivery, vat, total, voucherTotal, payment } = order
  return [
    ...couponSums(order),
    {
      label: isPlaceShown ? m.invoice_delivery() : whereTo(order),
      text: delivery === 0 ? m.account_order_free() : formatPence(delivery),
    },
    { label: m.account_order_vat(), text: formatPence(vat) },
    ...((voucherTotal ?? 0) > 0 || (payment?.credit ?? null) !== null
      ? [{ label: m.order_total(), text: formatPence(total), isTotal: true }]
      : []),
    ...paidSums(order),
  ]
}

/** The same on an invoice, which says what it comes to without VAT and with it. */
export function invoiceSums(order: BilledOrder): BillSum[] {
  const { delivery, vat, total } = order
  return [
    ...couponSums(order),
    { label: m.invoice_delivery(), text: delivery === 0 ? m.account_order_free() : formatPence(delivery) },
    { label: m.invoice_net(), text: formatPence(subtractPence(total, vat)) },
    { label: vatLabel(order), text: formatPence(vat) },
    { label: m.invoice_gross(), text: formatPence(total), isTotal: true },
    ...paidSums(order),
  ]
}

/** An invoice says the rate; where some lines are charged and others not, there is none to say of them all. */
function vatLabel({ total, vat }: BilledOrder): string {
  const percent = [defaultVatPercent, 0].find((rate) => vatContained(total, rate) === vat)
  return percent === undefined ? m.invoice_vat() : m.invoice_vat_at({ percent })
}

/** By a voucher, by a lender, by other means, and what was paid back. */
function paidSums({ total, voucherTotal, payment, refund }: BilledOrder): BillSum[] {
  const voucher = voucherTotal ?? noPence
  const credit = payment?.credit ?? noPence
  const paid = subtractPence(subtractPence(total, voucher), credit)
  return [
    ...(voucher > 0 ? [{ label: m.order_by_voucher(), text: formatPence(voucher) }] : []),
    ...(credit > 0 ? [{ label: m.order_by_lender({ lender: lender.name }), text: formatPence(credit) }] : []),
    {
      label: credit > 0 ? m.order_deposit_paid() : m.account_order_paid(),
      text: formatPence(paid),
      isTotal: true,
    },
    ...(refund ? [{ label: m.account_order_refunded(), text: formatPence(refund.total) }] : []),
  ]
}

/** What a coupon took off the pieces as they stand above, or says that their prices are without it already. */
function couponSums({ lines, subTotal, couponCode, couponTotal }: BilledOrder): BillSum[] {
  if (couponCode === null || couponTotal === null || couponTotal === 0) return []
  const isStillToTake = subtractPence(partsTotal(lines), couponTotal) === subTotal
  return [
    isStillToTake
      ? { label: m.order_coupon({ code: couponCode }), text: m.order_less({ sum: formatPence(couponTotal) }) }
      : { label: m.order_coupon_taken({ code: couponCode }), text: formatPence(couponTotal) },
  ]
}

/** The pieces and their stones, as their prices stand on a bill. */
function partsTotal(lines: readonly Pick<OrderLineFieldsFragment, 'settingTotal' | 'gemstones'>[]) {
  return sumPence(
    lines.flatMap(({ settingTotal, gemstones }) => [settingTotal, ...gemstones.map(({ total }) => total)]),
  )
}

function whereTo({ boutique, deliveryAddress }: Pick<BilledOrder, 'boutique' | 'deliveryAddress'>): string {
  return boutique === null
    ? m.account_order_to({ address: oneLineAddress(deliveryAddress) })
    : m.order_collected({ boutique: boutiqueOf(boutique).name })
}
