import type { CreateKind } from '@shop/schema/domain/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { loadSetting } from '../designer/load-setting.ts'

export interface ReviewParams {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
  readonly gemstoneId: string
}

/** Brings all that a review shows, at once; not found when there is no such setting or no such stone. */
export async function loadReview(
  queryClient: QueryClient,
  params: ReviewParams,
  location: { readonly pathname: string },
): Promise<void> {
  const [{ getGemstoneById: stone }] = await Promise.all([
    queryClient.ensureQueryData(gemstoneDetailQuery({ id: params.gemstoneId })),
    loadSetting(queryClient, params, location),
  ])
  if (!stone) throw notFound()
}
