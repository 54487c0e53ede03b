import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import type { CheckoutField } from './checkout-fields.ts'

const labels: Record<CheckoutField, () => string> = {
  'contact.email': m.account_email,
  'contact.firstName': m.account_first_name,
  'contact.lastName': m.account_last_name,
  'contact.phone': m.checkout_phone,
  'delivery.address.line1': m.checkout_line1,
  'delivery.address.line2': m.checkout_line2,
  'delivery.address.town': m.checkout_town,
  'delivery.address.county': m.checkout_county,
  'delivery.address.postcode': m.checkout_postcode,
  'delivery.boutique': m.checkout_boutique,
  'delivery.day': m.checkout_date,
  method: m.checkout_payment,
  financePlan: m.checkout_plan,
  'billingAddress.line1': m.checkout_line1,
  'billingAddress.line2': m.checkout_line2,
  'billingAddress.town': m.checkout_town,
  'billingAddress.county': m.checkout_county,
  'billingAddress.postcode': m.checkout_postcode,
  giftMessage: m.checkout_gift,
  acceptsTerms: m.checkout_terms_short,
  acceptsSaleTerms: m.checkout_sale_terms_short,
}

/** What a field is called. */
export function fieldLabel(field: CheckoutField): string {
  return labels[field]()
}

/** The same in a summary of errors, where no heading says which address is meant. */
export function summaryLabel(field: CheckoutField): string {
  const label = fieldLabel(field)
  return field.startsWith('billingAddress') ? m.checkout_billing_field({ label }) : label
}

/** What is wrong with a field, in words; `code` is a `FieldProblem`. */
export function fieldProblemText(field: CheckoutField, code: string): string {
  switch (code) {
    case 'REQUIRED':
      return requiredText(field)
    case 'TOO_LONG':
      return m.account_too_long()
    case 'NOT_ACCEPTED':
      return m.checkout_not_accepted()
    case 'ADDRESS_NOT_CHOSEN':
      return m.checkout_address_not_chosen()
    default:
      return invalidText(field)
  }
}

function requiredText(field: CheckoutField): string {
  switch (field) {
    case 'contact.email':
      return m.account_email_required()
    case 'contact.phone':
      return m.checkout_phone_required()
    case 'contact.firstName':
    case 'contact.lastName':
      return m.account_required({ field: inSentence(fieldLabel(field)) })
    case 'delivery.day':
      return m.checkout_day_required()
    default:
      return m.account_address_required({ field: inSentence(fieldLabel(field)) })
  }
}

function invalidText(field: CheckoutField): string {
  switch (field) {
    case 'contact.email':
      return m.account_email_invalid()
    case 'contact.phone':
      return m.account_address_phone_invalid()
    case 'contact.firstName':
    case 'contact.lastName':
      return m.account_name_invalid()
    case 'delivery.address.postcode':
    case 'billingAddress.postcode':
      return m.account_address_postcode_invalid()
    case 'delivery.day':
      return m.checkout_day_invalid()
    case 'delivery.boutique':
    case 'method':
    case 'financePlan':
      return m.checkout_choice_invalid()
    default:
      return m.account_address_invalid()
  }
}
