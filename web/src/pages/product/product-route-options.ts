import { lazyRouteComponent } from '@tanstack/react-router'

/** What the routes of finished pieces have in common, save what is split off with their page. */
export const productRouteOptions = {
  head: ({ loaderData }: { loaderData?: object | undefined }) => loaderData ?? {},
  // Most visitors never see it: no page carries it.
  notFoundComponent: lazyRouteComponent(() => import('./product-not-found.tsx'), 'ProductNotFound'),
}
