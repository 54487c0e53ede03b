import { familyAt } from '@shop/schema/domain/addresses/product-families'
import { notFound, useHydrated, useLocation, useRouterState } from '@tanstack/react-router'
import { useDesignDetail, useShopRules } from '#generated/queries.ts'
import type { ProductParams } from './product-params.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { ownOptionsIn } from '#shop/design/options/own-options.ts'
import { ProductPage } from './product-page.tsx'
import { productView } from './product-view.ts'
import { product } from '@shop/schema/domain/addresses/addresses'
import type { ProductSegments } from '@shop/schema/domain/addresses/product-path'
import { segmentsAfter } from '#lib/segments-after.ts'

/** The page of an address: what it names, and what the visitor chose besides. */
export function ProductOfAddress({ familyPath, params }: { familyPath: string; params: ProductParams }) {
  const { sku, ...shown } = params
  const segments = usePendingSegments(familyPath, sku, shown)
  const rules = useShopRules()
  const { getDesignBySku: design } = useDesignDetail(designVariables(sku))
  // No fragment reaches the server: the first rendering in the browser must not know it either.
  const isHydrated = useHydrated()
  const fragment = useFragment(product(familyPath, sku))
  const family = familyAt(familyPath)
  const preferred = design && isHydrated ? ownOptionsIn(design, fragment) : {}
  const view = design && family && productView(design, family, segments, rules, preferred)
  if (!view) throw notFound()
  return <ProductPage view={view} rules={rules} />
}

/** The fragment of a piece at an address: of the page that is pending where that is another choice of it. */
function useFragment(base: string): string {
  return useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      (segmentsAfter(location.pathname, base) ? location : resolvedLocation).hash,
  })
}

/**
 * What the address names of a piece. It is ahead of the page while another choice of the piece is pending:
 * the page has all it needs to show that at once, so the next choice starts from it.
 */
function usePendingSegments(familyPath: string, sku: string, shown: ProductSegments): ProductSegments {
  const pathname = useLocation({ select: ({ pathname: pending }) => pending })
  const segments = segmentsAfter(pathname, product(familyPath, sku))
  if (!segments) return shown
  const [metal, size, weight] = segments
  return { metal, size, weight }
}
