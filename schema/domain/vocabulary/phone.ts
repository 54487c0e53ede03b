/** In digits. */
const shortest = 8
const longest = 20

/**
 * A phone number of the United Kingdom in E.164, from the way people write it: digits, one leading +, and between them
 * spaces, hyphens, dots and brackets (rules/booking#names-and-phones). That of another country stays as it was dialled.
 * `isOfUk` says where a number that begins with 0 alone is dialled. Null for any other text.
 */
export function tidyPhone(text: string, isOfUk = true): string | null {
  const dialled = text.replaceAll(/[\s().-]/g, '')
  const digits = dialled.replace(/^\+/, '')
  if (!/^\d+$/.test(digits) || digits.length < shortest || digits.length > longest) return null
  // As it is dialled from elsewhere, with the 0 that is left out then or without: +44 (0)7700; or within the country.
  const national = dialled.replace(/^(?:\+|00)440?(?=[1-9])/, '+44')
  return isOfUk ? national.replace(/^0(?=[1-9])/, '+44') : national
}
