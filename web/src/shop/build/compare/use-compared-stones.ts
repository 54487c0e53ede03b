import { useQueries } from '@tanstack/react-query'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { useBasket } from '#data/basket/basket-store.ts'
import { ownStone } from '#shop/gemstone/own-stones.ts'
import { stonesOnPage, type StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { useCompared } from './compare-store.ts'

/** A place in the comparison. */
export type ComparedStone =
  | { readonly id: string; readonly state: 'ready'; readonly stone: StoneOnPage }
  /** The shop does not have it any more. */
  | { readonly id: string; readonly state: 'gone' | 'loading' }
  | { readonly id: string; readonly state: 'failed'; readonly retry: () => void }

/** The stones to compare, in the order in which they were chosen; nothing is asked before `isOpen`. */
export function useComparedStones(isOpen: boolean, rules: ShopRulesQuery): readonly ComparedStone[] {
  const ids = useCompared()
  const { BasketItems } = useBasket()
  const answers = useQueries({
    queries: ids.map((id) => ({ ...gemstoneDetailQuery({ id }), enabled: isOpen })),
  })
  return ids.flatMap((id, index): ComparedStone[] => {
    const answer = answers[index]
    if (!answer) return []
    if (answer.isError && !answer.isFetching) {
      return [{ id, state: 'failed', retry: () => void answer.refetch() }]
    }
    if (!answer.data) return [{ id, state: 'loading' }]
    const { getGemstoneById: record } = answer.data
    const [stone] = stonesOnPage(record ? [ownStone(record, BasketItems)] : [], rules)
    return [stone ? { id, state: 'ready', stone } : { id, state: 'gone' }]
  })
}
