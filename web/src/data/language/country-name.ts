import { countries } from '@shop/schema/domain/vocabulary/countries'
import { ownNameOf } from './own-name.ts'

/** What the page calls a country of the shop; its code where it is none of them. */
export function countryName(code: string): string {
  const country = countries.find((known) => known.code === code)
  return country ? ownNameOf(country.name) : code
}
