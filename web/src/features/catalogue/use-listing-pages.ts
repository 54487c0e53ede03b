import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { settingListQuery } from '#generated/queries.ts'
import { listAddress, listVariables, type SettingSelection } from './listing.ts'

const pageSize = 24

/**
 * The settings shown so far. How many pages that is stands in the history entry, so that Back brings
 * all of them back, and a reload too.
 */
export function useListingPages(selection: SettingSelection) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const pages = usePagesShown(selection)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const answers = useSuspenseQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      settingListQuery(listVariables(selection, index + 1)),
    ),
  })
  const items = answers.flatMap(({ data }) => data.listDesigns.items)
  const first = answers[0]?.data.listDesigns
  const total = first?.total ?? 0

  async function loadMore() {
    setMore('loading')
    try {
      await queryClient.ensureQueryData(settingListQuery(listVariables(selection, pages + 1)))
      await navigate({
        to: '.',
        hash,
        state: (previous) => ({ ...previous, listingPages: pages + 1 }),
        replace: true,
        resetScroll: false,
      })
      setMore('idle')
    } catch {
      // Reported where the request was made; here the shopper is told and can try again.
      setMore('failed')
    }
  }

  return { items, total, facets: first?.facets ?? [], hasMore: pages * pageSize < total, more, loadMore }
}

/** How many pages the history entry of this list says; while another page is on its way, as many as before. */
function usePagesShown(selection: SettingSelection): number {
  const { pathname, state } = useLocation()
  const [shown, setShown] = useState(1)
  // The server knows no history entry, so the first rendering in the browser must not either.
  const isHydrated = useHydrated()
  const isHere = pathname.replace(/\/$/, '') === listAddress(selection)
  const wanted = isHere && isHydrated ? (state.listingPages ?? 1) : shown
  if (wanted !== shown) setShown(wanted)
  return wanted
}
