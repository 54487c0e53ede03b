import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import type { loadProduct } from './load-product.ts'
import { ProductNotFound } from './product-not-found.tsx'

/** What the routes of finished pieces have in common, save what is split off with their page. */
export const productRouteOptions = {
  head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loadProduct>> | undefined }) =>
    loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: ProductNotFound,
}
