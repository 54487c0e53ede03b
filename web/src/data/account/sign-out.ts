import { leaveBasketOfAccount } from '../basket/start-basket.ts'
import { changesAnswered } from './changes-under-way.ts'
import { forgetPaymentOfTabs } from '../checkout/begun-elsewhere.ts'
import { forgetCheckout } from '../checkout/forget-checkout.ts'
import { askIdentity } from './identity.ts'
import { endSession } from './session.ts'
import { forgetWayBack } from './way-back.ts'
import { forgetProduct } from './wishlist-store.ts'

/** How long the provider is told later, so that it does not refuse what its owner has changed last. */
const longestWaitMs = 3000

/**
 * Signs out (rules/account#logout): in this browser at once, and at the identity provider, once what is under way has
 * been answered. That is not waited for: the provider may be down, and whoever leaves a shared computer cannot wait. A
 * failure there is reported; its token ends with its time. The basket stays, apart from the account's.
 */
export function signOut(): void {
  const token = endSession()
  if (token === null) return
  void endAtProvider(token)
  // Whoever signs in next in this tab is somebody else.
  forgetWayBack()
  forgetProduct()
  forgetCheckout()
  forgetPaymentOfTabs()
  void leaveBasketOfAccount()
}

async function endAtProvider(token: string): Promise<void> {
  await changesAnswered(longestWaitMs)
  // Reported where it was asked.
  await askIdentity('sign-out', {}, token).catch(() => null)
}
