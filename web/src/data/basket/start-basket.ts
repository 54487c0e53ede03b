import { backgroundLoad } from '#lib/background-load.ts'
import { isBegun, onceKept } from '../kept-text.ts'
import { reportError } from '../report-error.ts'

const cartSync = backgroundLoad(
  () => import('./watch-basket.ts'),
  ({ keepInStep }) => keepInStep(),
  (error) => reportError(error, { where: 'cart' }),
)

/**
 * Starts to keep the basket in step with the cart (rules/basket#cart-sync), on every page: what waits from an earlier
 * visit is sent wherever this one begins. Its code is loaded after the page, once there is a basket. To be called after
 * hydration; a second call changes nothing.
 */
export function startBasket(): void {
  onceKept('basket', cartSync.need)
}

/** Parts the basket, where there is one, from that of whoever was signed in here (rules/basket#attaching). */
export async function leaveBasketOfAccount(): Promise<void> {
  if (!isBegun('basket')) return
  try {
    const { leaveAccount } = await import('./basket-store.ts')
    leaveAccount()
  } catch (error) {
    reportError(error, { where: 'cart' })
  }
}

/**
 * Asks for the cart anew once somebody is signed in, or nobody any more (rules/basket#attaching): the basket joins the
 * account's, which is there on another device too, and parts from it.
 */
export async function followOwnerOfBasket(): Promise<void> {
  cartSync.need()
  try {
    const { fetchCart } = await import('./cart-sync.ts')
    fetchCart()
  } catch (error) {
    // Loaded again with the next page; what is in the basket stays there.
    reportError(error, { where: 'cart' })
  }
}
