import { createFileRoute } from '@tanstack/react-router'
import { viewNameOf } from '#lib/view-name.ts'
import { loadProduct } from '#pages/product/load-product.ts'
import { isProductPath } from '#pages/product/product-params.ts'
import { productRouteOptions } from '#pages/product/product-route-options.ts'
import { ProductOfAddress } from '#pages/product/product-route.tsx'
import { DesignSkeleton } from '#shop/design/design-skeleton.tsx'

/**
 * A finished piece in the choices of its address; the size is a width or a total weight, by family
 * (rules/routes#product-routes).
 */
export const Route = createFileRoute('/$family/product/$sku/{-$metal}/{-$size}/{-$weight}')({
  params: {
    parse: ({ family, sku, metal, size, weight }) =>
      isProductPath(`/${family}`, { sku, metal, size, weight }) && { family, sku, metal, size, weight },
  },
  staticData: { viewName: 'Product', viewNameOf: ({ family }) => viewNameOf(`${family}-product`) },
  loader: ({ context: { queryClient }, params: { family, ...params } }) =>
    loadProduct(queryClient, `/${family}`, params),
  ...productRouteOptions,
  pendingComponent: DesignSkeleton,
  component: Page,
})

function Page() {
  const { family, ...params } = Route.useParams()
  return <ProductOfAddress familyPath={`/${family}`} params={params} />
}
