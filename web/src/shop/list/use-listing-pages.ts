import { useElementScrollRestoration, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { rememberPlace } from '#lib/remember-place.ts'
import { useListInSight } from './list-in-sight.ts'

interface Listing {
  /** The address of the list. */
  readonly address: string
  /** Loads a page of it; pages count from 1. */
  readonly loadPage: (page: number) => Promise<unknown>
}

export interface ListingPages {
  /** How many pages are shown. */
  readonly pages: number
  /** Whether another one is on its way. */
  readonly more: 'idle' | 'loading' | 'failed'
  readonly loadMore: () => Promise<void>
}

/**
 * How much of a list is shown. It stands in the history entry, so that Back restores all of it, and a
 * reload too, to where the shopper was.
 */
export function useListingPages({ address, loadPage }: Listing): ListingPages {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isAlive = useAlive()
  const pages = usePagesShown(address, isAlive)
  useScrollBack({ address, isAlive, pages })
  useListInSight({ address, pages })
  const [more, setMore] = useState<ListingPages['more']>('idle')

  async function loadMore() {
    setMore('loading')
    const isStillHere = rememberPlace()
    try {
      await loadPage(pages + 1)
      if (isStillHere()) {
        await navigate({
          to: '.',
          hash,
          state: (previous) => ({ ...previous, listingPages: pages + 1 }),
          replace: true,
          resetScroll: false,
        })
      }
      setMore('idle')
    } catch {
      // Reported where the request was made; here the shopper is told and can try again.
      setMore('failed')
    }
  }

  return { pages, more, loadMore }
}

/**
 * Whether the history entry may be asked: the server knows none, so the first rendering in the browser must not
 * either. Until all the pages it says are there, the list stays as it came.
 */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(useHydrated())
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}

/** How many pages the history entry of this list says; while another page is on its way, as many as before. */
function usePagesShown(address: string, isAlive: boolean): number {
  const { pathname, state } = useLocation()
  const [shown, setShown] = useState(1)
  const isHere = pathname.replace(/\/$/, '') === address
  const wanted = isHere && isAlive ? (state.listingPages ?? 1) : shown
  if (wanted !== shown) setShown(wanted)
  return wanted
}

/** The router scrolls back before the further pages are there, into a list that is too short: so once more. */
function useScrollBack({
  address,
  isAlive,
  pages,
}: {
  readonly address: string
  readonly isAlive: boolean
  readonly pages: number
}): void {
  const place = useElementScrollRestoration({ getElement: () => window })
  useLayoutEffect(() => {
    if (isAlive && pages > 1 && place) window.scrollTo(place.scrollX, place.scrollY)
    // On arrival only: who loads more has a place already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, isAlive])
}
