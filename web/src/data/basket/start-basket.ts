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
