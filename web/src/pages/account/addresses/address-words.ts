import type { AddressErrorCode } from '#generated/graphql/graphql.ts'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import type { AddressField } from './address-form-schema.ts'

const labels: Record<AddressField, () => string> = {
  label: m.account_address_label,
  firstName: m.account_first_name,
  lastName: m.account_last_name,
  line1: m.account_address_line1,
  line2: m.account_address_line2,
  town: m.account_address_town,
  county: m.account_address_county,
  postcode: m.account_address_postcode,
  country: m.account_address_country,
  phone: m.account_address_phone,
}

/** What a field is called. */
export function addressLabel(field: AddressField): string {
  return labels[field]()
}

/** What is wrong with a field, in words. */
export function addressProblemText(field: AddressField, code: string): string {
  switch (code) {
    case 'REQUIRED':
      if (field === 'line1') return m.account_address_line1_required()
      return m.account_address_required({ field: inSentence(addressLabel(field)) })
    case 'TOO_LONG':
      return m.account_too_long()
    default:
      return invalidText(field)
  }
}

function invalidText(field: AddressField): string {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return m.account_name_invalid()
    case 'postcode':
      return m.account_address_postcode_invalid()
    case 'phone':
      return m.account_address_phone_invalid()
    default:
      return m.account_address_invalid()
  }
}

/** Why nothing was saved, where that is no matter of one field. */
export function addressRefusalText(code: AddressErrorCode): string {
  return code === 'ADDRESSES_FULL' ? m.account_addresses_full() : m.account_unexpected()
}
