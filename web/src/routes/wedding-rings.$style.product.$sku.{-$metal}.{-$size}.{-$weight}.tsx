import { createFileRoute } from '@tanstack/react-router'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { loadProduct } from '#pages/product/load-product.ts'
import { ProductNotFound } from '#pages/product/product-not-found.tsx'
import { isProductPath } from '#pages/product/product-params.ts'
import { productHead } from '#pages/product/product-head.ts'
import { ProductOfAddress } from '#pages/product/product-route.tsx'

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
  staticData: { viewName: 'WeddingRing' },
  loader: async ({ context: { queryClient }, params: { style, ...params } }) => {
    await loadProduct(queryClient, `/wedding-rings/${style}`, params)
    return productHead(queryClient, `/wedding-rings/${style}`, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: ProductNotFound,
  component: Page,
})

function Page() {
  const { style, ...params } = Route.useParams()
  return <ProductOfAddress familyPath={`/wedding-rings/${style}`} params={params} />
}
