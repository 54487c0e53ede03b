import { askIdentity } from './identity.ts'
import { endSession } from './session.ts'

/**
 * Signs out (rules/account#logout): in this browser at once, and at the identity provider, which is not waited for: it
 * may be down, and whoever leaves a shared computer cannot wait. A failure there is reported; its token ends with its
 * time.
 */
export function signOut(): void {
  const token = endSession()
  if (token !== null) void askIdentity('sign-out', {}, token).catch(() => null)
}
