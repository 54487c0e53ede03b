import { lazyRouteComponent } from '@tanstack/react-router'
import { listRoute } from '#shop/list/list-route.ts'

/** What the routes of all listings say alike. */
export const listingRoute = {
  ...listRoute,
  // Most visitors never see it, and it knows the words of every list: no page carries it.
  notFoundComponent: lazyRouteComponent(() => import('./listing-not-found.tsx'), 'ListingNotFound'),
}
