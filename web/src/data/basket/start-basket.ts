import { backgroundLoad } from '#lib/background-load.ts'
import { onceKept } from '../kept-text.ts'
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

/**
 * Brings the basket and that of whoever has just turned out to be signed in together (rules/basket#attaching): on
 * another device it is there although this browser has none.
 */
export async function joinBasketOfAccount(): Promise<void> {
  cartSync.need()
  try {
    const { fetchCart } = await import('./cart-sync.ts')
    fetchCart()
  } catch (error) {
    // Loaded again with the next page; what is in the basket stays there.
    reportError(error, { where: 'cart' })
  }
}
