import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'

/** How many results a page of them holds, as on every list. */
const pageSize = 24

interface ShownHits {
  readonly shown: number
  readonly loadMore: () => Promise<void>
}

/** How many results are shown. It stands in the history entry, so that Back restores them all. */
export function useShownHits(total: number): ShownHits {
  const navigate = useNavigate()
  const { state } = useLocation()
  // The server knows no history entry, so the first rendering in the browser must not either.
  const isHydrated = useHydrated()
  const pages = isHydrated ? (state.pagesShown ?? 1) : 1
  return {
    shown: Math.min(pages * pageSize, total),
    loadMore: () =>
      navigate({
        to: '.',
        search: true,
        state: (previous) => ({ ...previous, pagesShown: pages + 1 }),
        replace: true,
        resetScroll: false,
      }),
  }
}
