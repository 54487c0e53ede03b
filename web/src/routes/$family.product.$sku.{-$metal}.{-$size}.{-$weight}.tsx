import { createFileRoute } from '@tanstack/react-router'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { loadProduct } from '#features/product/load-product.ts'
import { LostPiece } from '#features/product/lost-piece.tsx'
import { isProductPath } from '#features/product/product-params.ts'
import { productHead } from '#features/product/product-head.ts'
import { ProductOfAddress } from '#features/product/product-route.tsx'

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
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostPiece,
  component: Page,
})

function Page() {
  const { family, ...params } = Route.useParams()
  return <ProductOfAddress familyPath={`/${family}`} params={params} />
}
