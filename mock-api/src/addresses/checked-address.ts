import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { countries } from '@shop/schema/domain/vocabulary/countries'
import { longestPersonName, personNamePattern } from '@shop/schema/domain/vocabulary/person-name'
import { tidyPhone } from '@shop/schema/domain/vocabulary/phone'
import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import type { AddressErrorCode, AddressUserError, SaveAddressInput } from '../generated/resolvers.ts'
import type { StoredAddress } from './address-store.ts'

type FieldProblem = Exclude<AddressErrorCode, 'ADDRESSES_FULL'>

/** An address as it is kept, in one form; its problems where it cannot be (rules/account#addresses). */
export function checkedAddress(
  id: string,
  input: SaveAddressInput,
): { readonly address: StoredAddress; readonly userErrors: readonly AddressUserError[] } {
  const userErrors: AddressUserError[] = []
  const refuse = (field: string, code: FieldProblem) =>
    userErrors.push({ code, field, message: messages[code] })

  /** The text of a field that must hold something. */
  function required(field: string, given: string, longest: number): string {
    const text = tidy(given)
    if (text === '') refuse(field, 'REQUIRED')
    else if ([...text].length > longest) refuse(field, 'TOO_LONG')
    else if (/\p{C}/u.test(text)) refuse(field, 'INVALID')
    return text
  }
  function optional(field: string, given: string | null | undefined, longest: number): string | null {
    return tidy(given ?? '') === '' ? null : required(field, given ?? '', longest)
  }
  function personName(field: string, given: string): string {
    const name = required(field, given, longestPersonName)
    if (!refused(field) && !personNamePattern.test(name)) refuse(field, 'INVALID')
    return name
  }
  const refused = (field: string) => userErrors.some((error) => error.field === field)

  // In the order of a form, in which a page then says what is wrong.
  const written = {
    label: optional('label', input.label, addressLimits.label),
    firstName: personName('firstName', input.firstName),
    lastName: personName('lastName', input.lastName),
    line1: required('line1', input.line1, addressLimits.line),
    line2: optional('line2', input.line2, addressLimits.line),
    town: required('town', input.town, addressLimits.line),
    county: optional('county', input.county, addressLimits.line),
  }
  const country = countries.find(({ code }) => code === input.country)
  if (!country) refuse('country', 'INVALID')
  const postcode = required('postcode', input.postcode, addressLimits.postcode)
  const ukPostcode = tidyPostcode(postcode)
  if (country?.hasUkPostcode && !refused('postcode') && ukPostcode === null) refuse('postcode', 'INVALID')
  const phone = tidy(input.phone ?? '')
  const dialled = phone === '' ? null : tidyPhone(phone)
  if (phone !== '' && dialled === null) refuse('phone', 'INVALID')
  const address = {
    id,
    ...written,
    postcode: (country?.hasUkPostcode && ukPostcode) || postcode,
    country: input.country ?? 'GB',
    phone: dialled,
    isDefault: input.isDefault ?? false,
  }
  return { address, userErrors }
}

const messages = {
  REQUIRED: 'This is missing.',
  TOO_LONG: 'This is too long.',
  INVALID: 'This is not possible here.',
} as const satisfies Record<FieldProblem, string>

function tidy(text: string): string {
  return text.normalize('NFC').trim()
}
