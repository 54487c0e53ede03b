import { createFileRoute } from '@tanstack/react-router'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'
import { loadProduct } from '#pages/product/load-product.ts'
import { ProductNotFound } from '#pages/product/product-not-found.tsx'
import { hasShortForm } from '#pages/product/product-params.ts'
import { productHead } from '#pages/product/product-head.ts'
import { ProductOfAddress } from '#pages/product/product-route.tsx'

/** The short form of a product's address: the piece in its default choices (rules/routes#product-routes). */
export const Route = createFileRoute('/$family/$sku')({
  params: { parse: ({ family, sku }) => hasShortForm(`/${family}`, sku) && { family, sku } },
  staticData: { viewName: 'ProductShort' },
  loader: async ({ context: { queryClient }, params: { family, sku } }) => {
    await loadProduct(queryClient, `/${family}`, { sku })
    return productHead(queryClient, `/${family}`, { sku })
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: DesignSkeleton,
  notFoundComponent: ProductNotFound,
  component: Page,
})

function Page() {
  const { family, sku } = Route.useParams()
  return <ProductOfAddress familyPath={`/${family}`} params={{ sku }} />
}
