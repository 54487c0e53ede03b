import { useSuspenseQueries } from '@tanstack/react-query'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { useOwnStones } from './own-stones.ts'
import { stonesOnPage, type StoneOnPage } from './stone-on-page.ts'

/** The ids of an address, the stones they name, in its order, and the ids that the shop has none for. */
export interface StonesOfAddress {
  readonly ids: readonly string[]
  readonly stones: readonly StoneOnPage[]
  readonly unknownIds: readonly string[]
}

/** The stones of an address; the same one twice stays twice. */
export function useStonesOfAddress(ids: readonly string[], rules: ShopRulesQuery): StonesOfAddress {
  const known = useSuspenseQueries({
    queries: [...new Set(ids)].map((id) => gemstoneDetailQuery({ id })),
  }).flatMap(({ data }) => data.getGemstoneById ?? [])
  return stonesOfAddress(ids, stonesOnPage(useOwnStones(known), rules))
}

/** Puts stones into the order of the ids, and says which are missing. */
export function stonesOfAddress(ids: readonly string[], known: readonly StoneOnPage[]): StonesOfAddress {
  const stones = ids.flatMap((id) => known.find(({ stone }) => stone.id === id) ?? [])
  const unknownIds = ids.filter((id) => !known.some(({ stone }) => stone.id === id))
  return { ids, stones, unknownIds }
}
