import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { QueryClient } from '@tanstack/react-query'
import { designDetailQuery, gemstoneDetailQuery, matchingStonesQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import { matchVariables } from './match-variables.ts'

/**
 * Loads the first matches of a stone for a setting of earrings, so that they leave the server with the page;
 * nothing for any other setting. To be called once setting and stone are there. Where they do not come, the page
 * stands without them and asks again.
 */
export async function prefetchMatches(
  queryClient: QueryClient,
  { sku, shape, gemstoneId }: { readonly sku: string; readonly shape: string; readonly gemstoneId: string },
): Promise<void> {
  const { queryKey } = designDetailQuery(designVariables(sku, shape))
  const design = queryClient.getQueryData(queryKey)?.getDesignBySku
  const stone = queryClient.getQueryData(gemstoneDetailQuery({ id: gemstoneId }).queryKey)?.getGemstoneById
  if (!design || !stone || createKindOf(design) !== 'earrings') return
  await queryClient.prefetchQuery(matchingStonesQuery(matchVariables(stone, design, 1)))
}
