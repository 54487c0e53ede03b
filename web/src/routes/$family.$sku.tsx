import { createFileRoute } from '@tanstack/react-router'
import { SettingSkeleton } from '#features/designer/setting-skeleton.tsx'
import { loadProduct } from '#features/product/load-product.ts'
import { LostPiece } from '#features/product/lost-piece.tsx'
import { hasShortForm } from '#features/product/product-params.ts'
import { productHead } from '#features/product/product-head.ts'
import { ProductOfAddress } from '#features/product/product-route.tsx'

/** The short form of a product's address: the piece in its default choices (rules/routes#product-routes). */
export const Route = createFileRoute('/$family/$sku')({
  params: { parse: ({ family, sku }) => hasShortForm(`/${family}`, sku) && { family, sku } },
  staticData: { viewName: 'ProductShort' },
  loader: async ({ context: { queryClient }, params: { family, sku } }) => {
    await loadProduct(queryClient, `/${family}`, { sku })
    return productHead(queryClient, `/${family}`, { sku })
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: SettingSkeleton,
  notFoundComponent: LostPiece,
  component: Page,
})

function Page() {
  const { family, sku } = Route.useParams()
  return <ProductOfAddress familyPath={`/${family}`} params={{ sku }} />
}
