import { leaveBasketOfAccount } from '../basket/start-basket.ts'
import { askIdentity } from './identity.ts'
import { endSession } from './session.ts'
import { forgetWayBack } from './way-back.ts'
import { forgetProduct } from './wishlist-store.ts'

/**
 * Signs out (rules/account#logout): in this browser at once, and at the identity provider, which is not waited for: it
 * may be down, and whoever leaves a shared computer cannot wait. A failure there is reported; its token ends with its
 * time. The basket stays, apart from the account's.
 */
export function signOut(): void {
  const token = endSession()
  if (token === null) return
  void askIdentity('sign-out', {}, token).catch(() => null)
  // Whoever signs in next in this tab is somebody else.
  forgetWayBack()
  forgetProduct()
  void leaveBasketOfAccount()
}
