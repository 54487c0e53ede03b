import { product, settingDetail } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { familyAt, ownFamily, type ProductFamily } from '@shop/schema/domain/addresses/product-families'
import { letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { productAddress, type ProductSegments } from '@shop/schema/domain/addresses/product-path'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import { designDetailQuery, setStonesQuery, shopRulesQuery } from '#generated/queries.ts'
import type { Design } from '#shop/design/design.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { loadAvailableViews } from '#shop/design/gallery/available-views.ts'
import { LetterField } from './lazy-letter-field.ts'
import { productHead } from './product-head.ts'
import type { ProductParams } from './product-params.ts'
import { productView } from './product-view.ts'
import { relatedQuery } from './related-query.ts'
import { isSetWithStones } from './use-set-stones.ts'

/**
 * Loads all that a product's page shows, and gives its head. A piece of another family is at its own address; one that
 * does not exist, or an address that says nothing, is not found.
 */
export async function loadProduct(queryClient: QueryClient, familyPath: string, params: ProductParams) {
  const { sku, ...segments } = params
  const family = familyAt(familyPath)
  if (!family) throw notFound()
  const variables = designVariables(sku)
  const [rules, { getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(shopRulesQuery()),
    queryClient.ensureQueryData(designDetailQuery(variables)),
    queryClient.ensureQueryData(bankHolidaysQuery()),
    loadAvailableViews(queryClient, variables),
  ])
  if (!design) throw notFound()
  if (!family.subCategoryIds.includes(design.subCategory.id)) {
    // The router types links by route pattern; ours are built in one place, and a test matches every one.
    throw redirect({ to: ownAddress(design, segments, rules) as '/', statusCode: 301 })
  }
  if (!productView(design, family, segments, rules)) throw notFound()
  await Promise.all([
    letterPlaceOf(design) && LetterField.preload?.(),
    // Below the fold: it must not break the page.
    queryClient.prefetchQuery(relatedQuery(design)),
    // Without its facts a piece is still one.
    isSetWithStones(design) && queryClient.prefetchQuery(setStonesQuery({ sku })),
  ])
  return productHead(queryClient, familyPath, params)
}

/** Where a piece that was looked for among others is shown: as it was asked for, if it is made so. */
function ownAddress(
  design: Design,
  segments: ProductSegments,
  rules: Parameters<typeof productView>[3],
): string {
  const own = ownFamily(design)
  if (!own) return settingDetail(createKindOf(design), design.sku)
  const view = productView(design, own, segmentsOf(own, segments), rules)
  return view ? (productAddress(design, view.chosen) ?? view.href) : product(own.path, design.sku)
}

function segmentsOf(family: ProductFamily, { metal, size, weight }: ProductSegments): ProductSegments {
  return {
    metal,
    ...(family.size === null ? {} : { size }),
    ...(family.hasWeight ? { weight } : {}),
  }
}
