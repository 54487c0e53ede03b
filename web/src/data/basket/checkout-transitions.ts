import type { BasketRecord } from './basket-record.ts'

/** An address as the forms of the checkout name its fields; null forgets it. */
type Address = BasketRecord['PaymentAddress']

/** Keeps where the bill goes. */
export function withPaymentAddress(record: BasketRecord, address: Address): BasketRecord {
  return { ...record, PaymentAddress: address }
}

/** Keeps where the parcel goes. */
export function withShippingAddress(record: BasketRecord, address: Address): BasketRecord {
  return { ...record, ShippingAddress: address }
}

/** Keeps how the shopper pays: a method of the API, null while none is chosen. */
export function withPaymentType(record: BasketRecord, paymentType: string | null): BasketRecord {
  return { ...record, PaymentType: paymentType }
}

/** Keeps whether what the shopper pays is a payment link, and not the basket. */
export function withPaymentLink(record: BasketRecord, isPaymentLink: boolean): BasketRecord {
  return { ...record, IsPaymentLink: isPaymentLink }
}

/** Keeps which page was looked at last, and when; a browser without a basket keeps nothing. */
export function withCurrentView(
  record: BasketRecord,
  view: NonNullable<BasketRecord['CurrentView']>,
): BasketRecord {
  return record.BasketUID === null ? record : { ...record, CurrentView: view }
}
