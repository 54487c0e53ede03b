import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { matchingStonesQuery } from '#generated/queries.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { useLoadMore, type MoreOfList } from '#shop/list/use-load-more.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { matchVariables } from './match-variables.ts'

/** The matches of a stone, as far as they are loaded. */
export interface Matches extends MoreOfList {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly stones: readonly GemstoneCardFragment[]
  /** Number of matches on all pages. */
  readonly total: number
  readonly retry: () => void
}

/** The stones that make a pair with one in a setting, page by page. */
export function useMatches({ stone }: StoneOnPage, { design }: SettingOnPage): Matches {
  const queryClient = useQueryClient()
  const [pages, setPages] = useState(1)
  const queryOf = (page: number) => matchingStonesQuery(matchVariables(stone, design, page))
  const [first, ...further] = useQueries({
    queries: Array.from({ length: pages }, (_, index) => queryOf(index + 1)),
  })

  const { more, loadMore } = useLoadMore(`${stone.id} ${design.sku}`, async () => {
    await queryClient.ensureQueryData(queryOf(pages + 1))
    setPages(pages + 1)
  })

  return {
    state: first?.isError ? 'failed' : first?.isPending === false ? 'ready' : 'loading',
    stones: [first, ...further].flatMap((answer) => answer?.data?.listMatchingGemstones?.items ?? []),
    total: first?.data?.listMatchingGemstones?.total ?? 0,
    more,
    loadMore,
    retry: () => void first?.refetch(),
  }
}
