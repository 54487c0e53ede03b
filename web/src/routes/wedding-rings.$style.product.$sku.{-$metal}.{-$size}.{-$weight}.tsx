import { createFileRoute } from '@tanstack/react-router'
import { viewNameOf } from '#lib/view-name.ts'
import { loadProduct } from '#pages/product/load-product.ts'
import { isProductPath } from '#pages/product/product-params.ts'
import { productRouteOptions } from '#pages/product/product-route-options.ts'
import { ProductOfAddress } from '#pages/product/product-route.tsx'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'

/** A plain or a stone-set wedding ring in the choices of its address (rules/routes#product-routes). */
export const Route = createFileRoute('/wedding-rings/$style/product/$sku/{-$metal}/{-$size}/{-$weight}')({
  params: {
    parse: ({ style, sku, metal, size, weight }) =>
      isProductPath(`/wedding-rings/${style}`, { sku, metal, size, weight }) && {
        style,
        sku,
        metal,
        size,
        weight,
      },
  },
  staticData: {
    viewName: 'WeddingRing',
    viewNameOf: ({ style }) => viewNameOf(`${style}-wedding-rings-product`),
  },
  loader: ({ context: { queryClient }, params: { style, ...params } }) =>
    loadProduct(queryClient, `/wedding-rings/${style}`, params),
  ...productRouteOptions,
  pendingComponent: DesignSkeleton,
  component: Page,
})

function Page() {
  const { style, ...params } = Route.useParams()
  return <ProductOfAddress familyPath={`/wedding-rings/${style}`} params={params} />
}
