import { lazyRouteComponent } from '@tanstack/react-router'

/** Most visitors never see it, and it knows the words of every list: no page brings it along. */
export const ListingNotFound = lazyRouteComponent(() => import('./listing-not-found.tsx'), 'ListingNotFound')
