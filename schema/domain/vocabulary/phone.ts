/** In characters, a leading + included and what stands between the digits not. */
const shortest = 8
const longest = 20

/**
 * A phone number of the United Kingdom in E.164, from the way people write it: 8 to 20 characters, digits and one
 * leading +, and between them spaces, hyphens, dots and brackets (rules/booking#names-and-phones). That of another
 * country stays as it was dialled.
 * `isOfUk` says where a number that begins with 0 alone is dialled. Null for any other text.
 */
export function tidyPhone(text: string, isOfUk = true): string | null {
  const dialled = text.replaceAll(/[\s().-]/g, '')
  if (!/^\+?\d+$/.test(dialled) || dialled.length < shortest || dialled.length > longest) return null
  // As it is dialled from elsewhere, with the 0 that is left out then or without: +44 (0)7700; or within the country.
  const national = dialled.replace(/^(?:\+|00)440?(?=[1-9])/, '+44')
  return isOfUk ? national.replace(/^0(?=[1-9])/, '+44') : national
}
