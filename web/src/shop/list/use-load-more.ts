import { useState } from 'react'

/** More of a list on demand. */
export interface MoreOfList {
  /** Whether more is loading, or could not be loaded. */
  readonly more: 'idle' | 'loading' | 'failed'
  /** Loads more, or tries it again; it never rejects. */
  readonly loadMore: () => Promise<void>
}

/** How loading more of a list goes; `load` rejects when it fails. */
export function useLoadMore(load: () => Promise<void>): MoreOfList {
  const [more, setMore] = useState<MoreOfList['more']>('idle')

  async function loadMore() {
    setMore('loading')
    try {
      await load()
      setMore('idle')
    } catch {
      // Reported where the request was made; here the shopper is told and can try again.
      setMore('failed')
    }
  }

  return { more, loadMore }
}
