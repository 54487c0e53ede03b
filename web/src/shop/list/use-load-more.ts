import { useState } from 'react'

/** More of a list on demand. */
export interface MoreOfList {
  /** Whether more is loading, or could not be loaded. */
  readonly more: 'idle' | 'loading' | 'failed'
  /** Loads more, or tries it again; it never rejects. */
  readonly loadMore: () => Promise<void>
}

/**
 * How loading more of a list goes; `load` rejects when it fails. `list` tells the list from another that takes its place
 * on the page, of which nothing was asked yet.
 */
export function useLoadMore(list: string, load: () => Promise<void>): MoreOfList {
  const [last, setLast] = useState<{ readonly list: string; readonly more: MoreOfList['more'] }>({
    list,
    more: 'idle',
  })

  async function loadMore() {
    const end = (more: MoreOfList['more']) =>
      setLast((known) => (known.list === list ? { list, more } : known))
    setLast({ list, more: 'loading' })
    try {
      await load()
      end('idle')
    } catch {
      // Reported where the request was made; here the shopper is told and can try again.
      end('failed')
    }
  }

  return { more: last.list === list ? last.more : 'idle', loadMore }
}
