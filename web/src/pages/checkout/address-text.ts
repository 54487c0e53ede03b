import type { PostalFields } from '#data/checkout/checkout-draft.ts'

/** An address as it stands on an envelope, a line each, without a name. */
export function addressLines({ line1, line2, town, county, postcode }: PostalFields): string[] {
  return [line1, line2, `${town} ${postcode}`, county].filter((line) => line !== '')
}
