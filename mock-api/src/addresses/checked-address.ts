import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { countries } from '@shop/schema/domain/vocabulary/countries'
import type { AddressUserError, SaveAddressInput } from '../generated/resolvers.ts'
import type { StoredAddress } from './address-store.ts'
import { FieldChecks } from './field-checks.ts'

/** An address as it is kept, in one form; its problems where it cannot be (rules/account#addresses). */
export function checkedAddress(
  id: string,
  input: SaveAddressInput,
): { readonly address: StoredAddress; readonly userErrors: readonly AddressUserError[] } {
  const checks = new FieldChecks()
  // In the order of a form, in which a page then says what is wrong.
  const written = {
    label: checks.optional('label', input.label, addressLimits.label),
    firstName: checks.personName('firstName', input.firstName),
    lastName: checks.personName('lastName', input.lastName),
    line1: checks.required('line1', input.line1),
    line2: checks.optional('line2', input.line2),
    town: checks.required('town', input.town),
    county: checks.optional('county', input.county),
  }
  const country = countries.find(({ code }) => code === input.country)
  if (!country) checks.refuse('country', 'INVALID')
  const isOfUk = country?.hasUkPostcode ?? false
  const address = {
    id,
    ...written,
    postcode: checks.postcode('postcode', input.postcode, isOfUk),
    country: input.country ?? 'GB',
    phone: checks.phone('phone', input.phone, isOfUk),
    isDefault: input.isDefault ?? false,
  }
  return { address, userErrors: checks.problems }
}
