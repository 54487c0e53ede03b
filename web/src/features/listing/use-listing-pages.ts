import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

interface Listing {
  /** The address of the list. */
  readonly address: string
  /** Brings a page of it; pages count from 1. */
  readonly bringPage: (page: number) => Promise<unknown>
}

export interface ListingPages {
  /** How many pages are shown. */
  readonly pages: number
  /** Whether another one is on its way. */
  readonly more: 'idle' | 'loading' | 'failed'
  readonly loadMore: () => Promise<void>
}

/**
 * How much of a list is shown. It stands in the history entry, so that Back brings all of it back, and a
 * reload too.
 */
export function useListingPages({ address, bringPage }: Listing): ListingPages {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const pages = usePagesShown(address)
  const [more, setMore] = useState<ListingPages['more']>('idle')

  async function loadMore() {
    setMore('loading')
    try {
      await bringPage(pages + 1)
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

  return { pages, more, loadMore }
}

/** How many pages the history entry of this list says; while another page is on its way, as many as before. */
function usePagesShown(address: string): number {
  const { pathname, state } = useLocation()
  const [shown, setShown] = useState(1)
  // The server knows no history entry, so the first rendering in the browser must not either.
  const isHydrated = useHydrated()
  const isHere = pathname.replace(/\/$/, '') === address
  const wanted = isHere && isHydrated ? (state.listingPages ?? 1) : shown
  if (wanted !== shown) setShown(wanted)
  return wanted
}
