import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { publicConfig } from '#data/page-facts.ts'
import { shopRulesQuery } from '#generated/queries.ts'
import { foundHits } from './found-hit.ts'
import { hitViews, type HitView } from './hit-view.ts'
import { countedHits, type FoundCount } from './search-filters.ts'
import { searchQuery, type SearchReading } from './search-query.ts'
import { isSearchable, sentText } from './search-text.ts'

/** How long the typing must rest before the shop asks (rules/search#when-it-asks). */
const restMs = 500
/** How many results the panel shows (rules/search#panel). */
const mostShown = 3

export type PanelSearch =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'found'
      readonly text: string
      readonly total: FoundCount
      readonly reading: SearchReading
      /** The first of them. */
      readonly shown: readonly HitView[]
    }

/** What the panel knows of the text in its field: an answer belongs to exactly the text it was asked for. */
export function usePanelSearch(typed: string): PanelSearch {
  const text = sentText(typed)
  const rested = useRested(text, restMs)
  const isAsked = isSearchable(text) && rested === text
  const search = useQuery({ ...searchQuery(rested), enabled: isAsked })
  const rules = useQuery({ ...shopRulesQuery(), enabled: isAsked })
  if (!isSearchable(text)) return { state: 'idle' }
  if (!isAsked || search.isFetching || rules.isLoading) return { state: 'loading' }
  if (!search.data || !rules.data) return { state: 'failed', retry }
  const { assetsUrl } = publicConfig()
  const { hits, reading } = search.data
  const all = hits.map((hit) => ({ hit }))
  const shown = foundHits(hits.slice(0, mostShown), rules.data)
  return {
    state: 'found',
    text,
    total: countedHits(all, all, reading?.stoneCount),
    reading,
    shown: hitViews(shown, { rules: rules.data, assetsUrl }),
  }

  function retry() {
    // Each failure is reported where the request was made, and shown by the state it leaves.
    void search.refetch()
    if (!rules.data) void rules.refetch()
  }
}

/** A value that has not changed for a while; until then, the one before. */
function useRested(value: string, forMs: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return rested
}
