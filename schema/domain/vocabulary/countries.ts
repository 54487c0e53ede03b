/** Where an address may be, by ISO 3166: the United Kingdom first, the others by their names (rules/account#addresses). */
export const countries = [
  { code: 'GB', name: 'United Kingdom', hasUkPostcode: true },
  { code: 'FR', name: 'France', hasUkPostcode: false },
  { code: 'DE', name: 'Germany', hasUkPostcode: false },
  { code: 'GG', name: 'Guernsey', hasUkPostcode: true },
  { code: 'IE', name: 'Ireland', hasUkPostcode: false },
  { code: 'IM', name: 'Isle of Man', hasUkPostcode: true },
  { code: 'JE', name: 'Jersey', hasUkPostcode: true },
] as const

export type CountryCode = (typeof countries)[number]['code']
