import { createFileRoute } from '@tanstack/react-router'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { loadProduct } from '#pages/product/load-product.ts'
import { ProductNotFound } from '#pages/product/product-not-found.tsx'
import { isProductPath } from '#pages/product/product-params.ts'
import { productHead } from '#pages/product/product-head.ts'
import { ProductOfAddress } from '#pages/product/product-route.tsx'

/**
 * A finished piece in the choices of its address; the size is a width or a total weight, by family
 * (rules/routes#product-routes).
 */
export const Route = createFileRoute('/$family/product/$sku/{-$metal}/{-$size}/{-$weight}')({
  params: {
    parse: ({ family, sku, metal, size, weight }) =>
      isProductPath(`/${family}`, { sku, metal, size, weight }) && { family, sku, metal, size, weight },
  },
  staticData: { viewName: 'Product' },
  loader: async ({ context: { queryClient }, params: { family, ...params } }) => {
    await loadProduct(queryClient, `/${family}`, params)
    return productHead(queryClient, `/${family}`, params)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: ProductNotFound,
  component: Page,
})

function Page() {
  const { family, ...params } = Route.useParams()
  return <ProductOfAddress familyPath={`/${family}`} params={params} />
}
