import type { AddressFieldsFragment } from '#generated/graphql/graphql.ts'
import type { PostalFields } from '#data/checkout/checkout-draft.ts'

/** The addresses of an account that the shop delivers to, the one that is delivered to first at the head. */
export function deliverable(saved: readonly AddressFieldsFragment[]): readonly AddressFieldsFragment[] {
  return saved
    .filter(({ country }) => country === 'GB')
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
}

/** A saved address as the form has it. */
export function postalFieldsOf({
  line1,
  line2,
  town,
  county,
  postcode,
}: AddressFieldsFragment): PostalFields {
  return { line1, line2: line2 ?? '', town, county: county ?? '', postcode }
}

/** Which of the saved addresses the form holds; null for another. */
export function savedAddressOf(
  typed: PostalFields,
  saved: readonly AddressFieldsFragment[],
): AddressFieldsFragment | null {
  const text = addressKey(typed)
  return saved.find((address) => addressKey(postalFieldsOf(address)) === text) ?? null
}

function addressKey({ line1, line2, town, county, postcode }: PostalFields): string {
  return JSON.stringify([line1, line2, town, county, postcode])
}
