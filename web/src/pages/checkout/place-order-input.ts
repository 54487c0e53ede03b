import { financePlans } from '@shop/schema/domain/finance/finance-plans'
import type { Pence } from '@shop/schema/domain/values/money'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import type { PlaceOrderInput, PostalAddressInput } from '#generated/graphql/graphql.ts'
import type { PostalFields } from '#data/checkout/checkout-draft.ts'
import { asksBilling, type CheckedForm } from './checkout-schema.ts'

/** What is ordered, besides what the form says. */
export interface OrderedBasket {
  readonly cartSessionId: string
  /** The lines that the shopper has seen with their prices. */
  readonly basketItemIds: readonly string[]
  readonly totalPence: Pence
  /** The first day that the chosen way can have it. */
  readonly firstDay: LondonDate
}

/** An order as the API takes it, save the key of its press: what is empty is left out. */
export function toPlaceOrderInput(
  {
    contact,
    delivery,
    isBillingSame,
    billingAddress,
    giftMessage,
    method,
    financePlan,
    acceptsTerms,
    acceptsSaleTerms,
  }: CheckedForm,
  { cartSessionId, basketItemIds, totalPence, firstDay }: OrderedBasket,
): Omit<PlaceOrderInput, 'idempotencyKey'> {
  const isDelivered = delivery.way === 'ADDRESS'
  const plan = method === 'FINANCE' ? financePlans[Number(financePlan)] : undefined
  return {
    cartSessionId,
    basketItemIds: [...basketItemIds],
    expectedTotal: totalPence,
    contact,
    delivery: {
      address: isDelivered ? postalInput(delivery.address) : null,
      boutique: isDelivered ? null : delivery.boutique,
      day: isDelivered && delivery.when === 'LATER' ? delivery.day : firstDay,
    },
    billingAddress: asksBilling({ isDelivered, isBillingSame }) ? postalInput(billingAddress) : null,
    giftMessage: giftMessage || null,
    method,
    financePlan: plan ?? null,
    acceptsTerms,
    acceptsSaleTerms,
  }
}

function postalInput({ line1, line2, town, county, postcode }: PostalFields): PostalAddressInput {
  return {
    line1,
    line2: line2 || null,
    town,
    county: county || null,
    postcode: tidyPostcode(postcode) ?? postcode,
  }
}
