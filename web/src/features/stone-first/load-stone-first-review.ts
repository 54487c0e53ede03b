import { review, stoneFirstReview, type StoneFirstKind } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { defaultShape, shapesOf } from '@shop/schema/domain/design-shapes'
import type { Shape } from '@shop/schema/domain/taxonomy'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { gemstoneDetailQuery, settingDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { adjustedHref } from '../designer/adjusted-address.ts'
import { firstMade, settingVariables, type Setting } from '../designer/setting-choice.ts'
import { loadReview } from '../review/load-review.ts'

export interface StoneFirstReviewParams {
  readonly sku: string
  readonly shape: string
  readonly metal: string
  readonly gemstoneId: string
}

/**
 * Brings all that the review of a piece shows that starts with its stone. An address in another shape than the
 * stone's leads on to the stone's, which says so; earrings, which take two stones, to their own review. Not found when there is
 * no such setting, or none in such a metal; a stone that the shop does not have is said on the page. Gives what the
 * piece is.
 */
export async function loadStoneFirstReview(
  queryClient: QueryClient,
  params: StoneFirstReviewParams,
  location: { readonly pathname: string },
): Promise<StoneFirstKind> {
  const { sku, shape, metal, gemstoneId } = params
  const [{ getGemstoneById: stone }, { getDesignBySku: design }] = await Promise.all([
    queryClient.ensureQueryData(gemstoneDetailQuery({ id: gemstoneId })),
    queryClient.ensureQueryData(settingDetailQuery(settingVariables(sku, shape) ?? firstMade(sku))),
    queryClient.ensureQueryData(shopRulesQuery()),
  ])
  if (!design) throw notFound()
  const nearest = nearestShape(design, stone?.shape ?? null, shape)
  const kind = createKindOf(design)
  const setting = { sku, metal, shape: nearest?.slug ?? shape }
  if (kind === 'earrings') throw redirect({ href: review({ ...setting, kind }, gemstoneId), replace: true })
  if (setting.shape !== shape) {
    const href = stoneFirstReview(setting, gemstoneId)
    const isOfStone = nearest?.value === stone?.shape
    throw redirect({ href: isOfStone ? adjustedHref(href, 'shape') : href, replace: true })
  }
  await loadReview(queryClient, { ...params, kind, gemstoneIds: [gemstoneId] }, location)
  return kind
}

/**
 * The shape in which a setting is reviewed with a stone: the stone's, where it is made in that, else the one of
 * the address, else the one it is first made in; null for a setting without shapes.
 */
export function nearestShape(
  design: Pick<Setting, 'attributes'>,
  stoneShape: string | null,
  slug: string,
): Shape | null {
  const made = shapesOf(design)
  return (
    made.find(({ value }) => value === stoneShape) ??
    made.find((shape) => shape.slug === slug) ??
    defaultShape(design)
  )
}
