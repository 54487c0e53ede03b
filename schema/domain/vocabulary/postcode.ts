/** The six forms A9 9AA to AA9A 9AA, and GIR 0AA (rules/checkout#postcodes); the space may be missing. */
const forms = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/

/** A postcode of the United Kingdom in upper case with one space; null for any other text. */
export function tidyPostcode(text: string): string | null {
  const [, outward, inward] = forms.exec(text.trim().replaceAll(/\s+/g, ' ').toUpperCase()) ?? []
  if (outward === undefined || inward === undefined) return null
  return outward === 'GIR' && inward !== '0AA' ? null : `${outward} ${inward}`
}
