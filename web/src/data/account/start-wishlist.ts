import { backgroundLoad } from '#lib/background-load.ts'
import { reportError } from '../report-error.ts'

const wishlist = backgroundLoad(
  () => import('./wishlist.ts'),
  ({ keepWishlist }) => keepWishlist(),
  (error) => reportError(error, { where: 'wishlist' }),
)

/** Begins to keep the wishlist; to be called once somebody is signed in: its code is loaded then, and never for a guest. */
export function startWishlist(): void {
  wishlist.need()
}
