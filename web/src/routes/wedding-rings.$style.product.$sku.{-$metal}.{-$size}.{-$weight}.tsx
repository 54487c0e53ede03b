import { createFileRoute } from '@tanstack/react-router'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { loadProduct } from '#features/product/load-product.ts'
import { LostPiece } from '#features/product/lost-piece.tsx'
import { isProductPath } from '#features/product/product-params.ts'
import { productHead } from '#features/product/product-head.ts'
import { ProductOfAddress } from '#features/product/product-route.tsx'

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
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostPiece,
  component: Page,
})

function Page() {
  const { style, ...params } = Route.useParams()
  return <ProductOfAddress familyPath={`/wedding-rings/${style}`} params={params} />
}
