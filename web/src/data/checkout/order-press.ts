import type { PlaceOrderInput } from '#generated/graphql/graphql.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** A press of the last button: its key, and the order that was sent with it, as text. */
export type OrderPress = NonNullable<CheckoutDraft['press']>

/** Who presses, and with which voucher on the basket. */
interface PressedBy {
  /** Null for a guest. */
  readonly userId: string | null
  /** Null without one. */
  readonly voucherCode: string | null
}

/**
 * The press that an order is sent with (rules/checkout#exactly-once): the one whose answer is still to come, where the
 * same was sent with it by the same shopper, so that the API answers the same payment; else a new one: to the API an
 * order of somebody else is another order, as is one with another voucher, which leaves something else to pay. The consents
 * are no part of what is compared and kept: without them nothing is sent.
 */
export function pressOf(
  waiting: OrderPress | null,
  order: Omit<PlaceOrderInput, 'idempotencyKey'>,
  { userId, voucherCode }: PressedBy,
  newKey: () => string,
): OrderPress {
  const { acceptsTerms: _terms, acceptsSaleTerms: _saleTerms, ...compared } = order
  const text = JSON.stringify({ userId, voucherCode, ...compared })
  return waiting?.order === text ? waiting : { key: newKey(), order: text }
}
