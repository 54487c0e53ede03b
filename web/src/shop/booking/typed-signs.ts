/**
 * What a name may be made of, as it is typed: letters of any alphabet, spaces, hyphens and apostrophes
 * (rules/booking#names-and-phones).
 */
export function nameSigns(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{M} '’-]/gu, '')
}

/** What a phone number may be made of, as it is typed or pasted: digits, and one + at its beginning. */
export function phoneSigns(typed: string): string {
  // The zero that is dialled within the country alone: +44 (0)20 …
  const dialled = typed.replace(/^\s*(\+\d+)\s*\(0\)/, '$1')
  const digits = dialled.replaceAll(/\D/g, '')
  return /^\D*\+/.test(dialled) ? `+${digits}` : digits
}
