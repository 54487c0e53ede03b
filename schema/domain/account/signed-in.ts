/** A token this long or longer means that somebody is signed in (rules/account#signed-in). */
export const shortestToken = 35

/**
 * What a token that is set says of its visitor (rules/account#signed-in): without one they are signed out; one that is
 * too short says nothing, and whatever was so before stays so.
 */
export function signedInBy(token: string | null | undefined): boolean | 'as-before' {
  if (token === null || token === undefined || token === '') return false
  return token.length >= shortestToken ? true : 'as-before'
}
