import type { Metal } from '@shop/schema/domain/design/metals'
import { familyAt } from '@shop/schema/domain/addresses/product-families'
import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { designDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { piecePictures } from '#shop/design/gallery/gallery-pictures.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { metalWithFineness } from '#shop/design/metals/metal-name.ts'
import { pageHead } from '#shell/page-head.ts'
import { breadcrumbs, jsonLd } from '#data/structured-data.ts'
import { pageCrumbs } from './crumbs.ts'
import type { ProductParams } from './product-params.ts'
import { productData } from './product-data.ts'
import { productView, type ProductView } from './product-view.ts'

const structuredData = createIsomorphicFn().server((view: ProductView, rules: ShopRulesQuery) =>
  jsonLd(breadcrumbs(pageCrumbs(view)), productData(view, rules)),
)

/** What the head of a product's page says, from the answers that the loader has; the price is the visible one. */
export function productHead(
  queryClient: QueryClient,
  familyPath: string,
  { sku, ...segments }: ProductParams,
) {
  const { queryKey } = designDetailQuery(designVariables(sku))
  const design = queryClient.getQueryData(queryKey)?.getDesignBySku
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  const family = familyAt(familyPath)
  const view = design && rules && family && productView(design, family, segments, rules)
  if (!view) return {}
  const { title, price, piece, href, availability } = view
  return pageHead({
    title,
    description:
      availability === 'sold'
        ? m.product_description_sold({ title })
        : m.product_description({
            // Most names say the metal.
            title: design.displayName.includes('{metal}') ? title : titleInMetal(title, piece.metal),
            price: price ? formatPence(price.pricePence) : m.setting_price_missing(),
          }),
    path: href,
    picture: piecePictures(design, piece)[0]?.asset?.source,
    structuredData: structuredData(view, rules),
  })
}

function titleInMetal(title: string, metal: Metal): string {
  return m.product_in_metal({ title, metal: metalWithFineness(metal) })
}
