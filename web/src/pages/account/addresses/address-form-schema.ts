import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { countries } from '@shop/schema/domain/vocabulary/countries'
import { longestPersonName, personNamePattern } from '@shop/schema/domain/vocabulary/person-name'
import { tidyPhone } from '@shop/schema/domain/vocabulary/phone'
import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import { printableLine } from '@shop/schema/domain/vocabulary/printable'
import { boolean, maxLength, minLength, normalize, object, refine, regex, string, trim } from 'zod/mini'
import type { infer as Infer } from 'zod/mini'
import type { AddressErrorCode, AddressFieldsFragment, SaveAddressInput } from '#generated/graphql/graphql.ts'

/** The fields of the form in their order, as the contract names them. */
export const addressFields = [
  'label',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'town',
  'county',
  'postcode',
  'country',
  'phone',
] as const
export type AddressField = (typeof addressFields)[number]

// Each message is a code of the contract, which the form says in words (rules/account#addresses).
type Code = Exclude<AddressErrorCode, 'ADDRESSES_FULL'>
const [required, tooLong, invalid] = ['REQUIRED', 'TOO_LONG', 'INVALID'] as const satisfies Code[]

const plain = [trim(), normalize('NFC')] as const
const printable = refine<string>((typed) => printableLine(typed) === typed, invalid)
const optional = (longest: number) => string().check(...plain, maxLength(longest, tooLong), printable)
const needed = (longest: number) => optional(longest).check(minLength(1, required))
const personName = needed(longestPersonName).check(regex(personNamePattern, invalid))

/** Whether a postcode is one of its country: any but an empty one where the shop does not know the form. */
function isPostcodeOf({ postcode, country }: { postcode: string; country: string }): boolean {
  const isOfUk = countries.find(({ code }) => code === country)?.hasUkPostcode ?? false
  return !isOfUk || postcode === '' || tidyPostcode(postcode) !== null
}

/** What may be typed (rules/account#addresses): the limits of the API, an empty field for what is left out. */
export const addressFormSchema = object({
  label: optional(addressLimits.label),
  firstName: personName,
  lastName: personName,
  line1: needed(addressLimits.line),
  line2: optional(addressLimits.line),
  town: needed(addressLimits.line),
  county: optional(addressLimits.line),
  postcode: needed(addressLimits.postcode),
  country: string(),
  phone: string().check(
    trim(),
    refine((typed) => typed === '' || tidyPhone(typed) !== null, invalid),
  ),
  isDefault: boolean(),
}).check(refine(isPostcodeOf, { error: invalid, path: ['postcode'] }))

export type AddressForm = Infer<typeof addressFormSchema>

/** What the form begins with: an address as it is kept, or an empty one for whoever is signed in. */
export function addressFormOf(
  address: AddressFieldsFragment | null,
  owner: { readonly firstName: string; readonly lastName: string },
): AddressForm {
  return {
    label: address?.label ?? '',
    firstName: address?.firstName ?? owner.firstName,
    lastName: address?.lastName ?? owner.lastName,
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    town: address?.town ?? '',
    county: address?.county ?? '',
    postcode: address?.postcode ?? '',
    country: address?.country ?? 'GB',
    phone: address?.phone ?? '',
    isDefault: address?.isDefault ?? false,
  }
}

/** What was typed, as the API takes it: what is empty is left out. */
export function addressInput(id: string, typed: AddressForm): SaveAddressInput {
  return {
    ...typed,
    id,
    label: typed.label || null,
    line2: typed.line2 || null,
    county: typed.county || null,
    phone: typed.phone || null,
  }
}
