import { isInMemory, keptTextOf } from '../kept-text.ts'
import { reportError } from '../report-error.ts'

const storeName = 'account'

/**
 * The token of whoever is signed in, for the header `Authorization`; null for a guest. The code that reads it is loaded
 * only where there may be one; where that fails the shop goes on as for a guest.
 */
export async function keptToken(): Promise<string | null> {
  if (!mayHoldToken()) return null
  try {
    const { currentToken } = await import('./session.ts')
    return await currentToken()
  } catch (error) {
    reportError(error, { where: storeName })
    return null
  }
}

/** Takes note that the API refuses a token: whoever it belonged to is signed out, unless they have signed in anew. */
export async function tokenRefused(token: string): Promise<void> {
  const { refuseSession } = await import('./session.ts')
  refuseSession(token)
}

/** Most visitors have none: the text that is kept says so before anything is loaded to read it. */
function mayHoldToken(): boolean {
  if (isInMemory(storeName)) return true
  return keptTextOf(storeName)?.includes('"is_signed_in":true') ?? false
}
