import { createFileRoute } from '@tanstack/react-router'
import { viewNameOf } from '#lib/view-name.ts'
import { loadProduct } from '#pages/product/load-product.ts'
import { hasShortForm } from '#pages/product/product-params.ts'
import { productRouteOptions } from '#pages/product/product-route-options.ts'
import { ProductOfAddress } from '#pages/product/product-route.tsx'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'

/** The short form of a product's address: the piece in its default choices (rules/routes#product-routes). */
export const Route = createFileRoute('/$family/$sku')({
  params: { parse: ({ family, sku }) => hasShortForm(`/${family}`, sku) && { family, sku } },
  staticData: { viewName: 'ProductShort', viewNameOf: ({ family }) => viewNameOf(`${family}-product-short`) },
  loader: ({ context: { queryClient }, params: { family, sku } }) =>
    loadProduct(queryClient, `/${family}`, { sku }),
  ...productRouteOptions,
  pendingComponent: DesignSkeleton,
  component: Page,
})

function Page() {
  const { family, sku } = Route.useParams()
  return <ProductOfAddress familyPath={`/${family}`} params={{ sku }} />
}
