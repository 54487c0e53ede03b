import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import { review } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { allAnswered } from '#data/all-answered.ts'
import { designDetailQuery, gemstoneDetailQuery } from '#generated/queries.ts'
import { loadSetting } from '#shop/design/load-setting.ts'
import { designVariables } from '#shop/design/design-choice.ts'

export interface PairParams {
  readonly kind: CreateKind
  readonly sku: string
  readonly shape: string
  readonly metal: string
  readonly id1: string
  readonly id2: string
}

/**
 * Loads all that the page of a pair shows; not found when there is no such setting. One that takes a single
 * stone leads on to its review, which says so.
 */
export async function loadPair(
  queryClient: QueryClient,
  params: PairParams,
  location: { readonly pathname: string },
): Promise<void> {
  const variables = designVariables(params.sku, params.shape)
  const { getDesignBySku: design } = await queryClient.ensureQueryData(designDetailQuery(variables))
  const kind = design && createKindOf(design)
  if (kind && kind !== 'earrings') {
    throw redirect({ href: review({ ...params, kind }, params.id1, params.id2), replace: true })
  }
  await allAnswered([
    loadSetting(queryClient, params, location),
    queryClient.ensureQueryData(gemstoneDetailQuery({ id: params.id1 })),
    queryClient.ensureQueryData(gemstoneDetailQuery({ id: params.id2 })),
  ])
}
