import { countryName } from './country-name.ts'

/** An address as the account, an order and the checkout have it; the form of the checkout has texts for what is empty. */
export interface EnvelopeAddress {
  readonly line1: string
  readonly line2: string | null
  readonly town: string
  readonly county: string | null
  readonly postcode: string
  /** Not there where only an address in the United Kingdom can be given. */
  readonly country?: string
}

/**
 * An address as it stands on an envelope, a line each, without a name; the country where it is another. What says an
 * address in a sentence or a row (`shop/order/order-words.ts`) leaves out the county, and keeps the postcode together.
 */
export function addressLines({
  line1,
  line2,
  town,
  county,
  postcode,
  country = 'GB',
}: EnvelopeAddress): string[] {
  const abroad = country === 'GB' ? null : countryName(country)
  return [line1, line2, `${town} ${postcode}`, county, abroad].filter(
    (line): line is string => line !== null && line !== '',
  )
}
