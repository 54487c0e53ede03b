/** The fields that can be wrong, in the order in which they stand, as the contract's input names them. */
export const checkoutFields = [
  'contact.email',
  'contact.firstName',
  'contact.lastName',
  'contact.phone',
  'delivery.address.line1',
  'delivery.address.line2',
  'delivery.address.town',
  'delivery.address.county',
  'delivery.address.postcode',
  'delivery.boutique',
  'delivery.day',
  'method',
  'financePlan',
  'billingAddress.line1',
  'billingAddress.line2',
  'billingAddress.town',
  'billingAddress.county',
  'billingAddress.postcode',
  'giftMessage',
  'acceptsTerms',
  'acceptsSaleTerms',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** The field of an input that the API means; null for what no field of the form can mend. */
export function checkoutFieldOf(field: string | null): CheckoutField | null {
  return checkoutFields.find((known) => known === field) ?? null
}

/** Where a field stands on the page, for a summary of errors to lead to. */
export function fieldId(field: CheckoutField): string {
  return `checkout-${field.replaceAll('.', '-')}`
}

/** The fields that somebody may have filled: a look-up shows none but the postcode. */
export type TextField = Exclude<
  CheckoutField,
  'delivery.boutique' | 'delivery.day' | 'method' | 'financePlan' | 'acceptsTerms' | 'acceptsSaleTerms'
>
/** The two addresses of the form. */
export const addressNames = ['delivery.address', 'billingAddress'] as const
export type AddressName = (typeof addressNames)[number]

/** Where the form keeps whether such an address is typed, rather than looked up by its postcode. */
export const byHandNames = {
  'delivery.address': 'delivery.isByHand',
  billingAddress: 'isBillingByHand',
} as const satisfies Record<AddressName, string>
