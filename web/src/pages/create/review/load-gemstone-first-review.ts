import { review, gemstoneFirstReview, type GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { designDetailQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { adjustedHref } from '#shop/design/adjusted-address.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { nearestShape } from '#shop/design/nearest-shape.ts'
import { loadReview } from './load-review.ts'

export interface GemstoneFirstReviewParams {
  readonly sku: string
  readonly shape: string
  readonly metal: string
  readonly gemstoneId: string
}

/**
 * Loads all that the review of a piece shows that starts with its stone. An address in another shape than the stone's
 * leads on to the stone's, which says so; earrings, which take two stones, to their own review. Not found when there is
 * no such setting, or none in such a metal; a stone that the shop does not have is said on the page. Gives what the
 * piece is.
 */
export async function loadGemstoneFirstReview(
  queryClient: QueryClient,
  params: GemstoneFirstReviewParams,
  location: { readonly pathname: string },
): Promise<GemstoneFirstKind> {
  const { sku, shape, metal, gemstoneId } = params
  const [{ getGemstoneById: stone }, { getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(gemstoneDetailQuery({ id: gemstoneId })),
    queryClient.ensureQueryData(designDetailQuery(designVariables(sku, shape))),
    queryClient.ensureQueryData(shopRulesQuery()),
  ])
  if (!design) throw notFound()
  const nearest = nearestShape(design, stone?.shape ?? null, shape)
  const kind = createKindOf(design)
  const setting = { sku, metal, shape: nearest?.slug ?? shape }
  if (kind === 'earrings') throw redirect({ href: review({ ...setting, kind }, gemstoneId), replace: true })
  if (setting.shape !== shape) {
    const href = gemstoneFirstReview(setting, gemstoneId)
    const isOfStone = nearest?.value === stone?.shape
    throw redirect({ href: isOfStone ? adjustedHref(href, 'shape') : href, replace: true })
  }
  await loadReview(queryClient, { ...params, kind, gemstoneIds: [gemstoneId] }, location)
  return kind
}
