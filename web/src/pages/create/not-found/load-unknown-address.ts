import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { designDetailQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { stonesOfPair } from './not-found-cause.ts'
import { unknownAddress } from './unknown-address.ts'

/**
 * Loads what an address chooses that no page of the builder has, as many stones of it as a piece can take, so that
 * the page can lead on to it. Always not found.
 */
export async function loadUnknownAddress(
  queryClient: QueryClient,
  location: { readonly pathname: string },
): Promise<never> {
  const { sku, shape, gemstoneIds } = unknownAddress(location.pathname)
  await Promise.all([
    ...(sku === null
      ? []
      : [queryClient.ensureQueryData(designDetailQuery(designVariables(sku, shape ?? undefined)))]),
    ...gemstoneIds
      .slice(0, stonesOfPair)
      .map((id) => queryClient.ensureQueryData(gemstoneDetailQuery({ id }))),
    ...(gemstoneIds.length > 0 ? [queryClient.ensureQueryData(shopRulesQuery())] : []),
  ])
  throw notFound()
}
