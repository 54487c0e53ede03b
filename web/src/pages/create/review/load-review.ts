import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { allAnswered } from '#data/all-answered.ts'
import { serverSide } from '#data/server-side.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { loadSettingWithViews } from '#shop/design/gallery/load-setting-with-views.ts'

export interface ReviewParams {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
  /** One stone, or both of a pair, in the order of the address. */
  readonly gemstoneIds: readonly string[]
}

/**
 * Loads all that a review shows, at once; not found when there is no such setting. A stone that the shop does
 * not have is said on the page, which keeps the setting, and is a 404 all the same.
 */
export async function loadReview(
  queryClient: QueryClient,
  params: ReviewParams,
  location: { readonly pathname: string },
): Promise<void> {
  await allAnswered([
    loadSettingWithViews(queryClient, params, location),
    ...params.gemstoneIds.map(async (id) => {
      const { getGemstoneById: stone } = await queryClient.ensureQueryData(gemstoneDetailQuery({ id }))
      // One without a price is not sold (rules/prices#gemstone-price).
      if (!stone || !(stone.price > 0)) serverSide()?.markMissing()
    }),
  ])
}
