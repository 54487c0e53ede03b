import { isBegun } from '../kept-text.ts'
import { reportError } from '../report-error.ts'
import { askIdentity } from './identity.ts'
import { endSession } from './session.ts'

/**
 * Signs out (rules/account#logout): in this browser at once, and at the identity provider, which is not waited for: it
 * may be down, and whoever leaves a shared computer cannot wait. A failure there is reported; its token ends with its
 * time. The basket stays, apart from the account's.
 */
export function signOut(): void {
  const token = endSession()
  if (token === null) return
  void askIdentity('sign-out', {}, token).catch(() => null)
  if (isBegun('basket')) void leaveBasketOfAccount()
}

async function leaveBasketOfAccount(): Promise<void> {
  try {
    const { leaveAccount } = await import('../basket/basket-store.ts')
    leaveAccount()
  } catch (error) {
    reportError(error, { where: 'cart' })
  }
}
