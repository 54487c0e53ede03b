import { useSyncExternalStore } from 'react'

/** Where the layout for phones begins, as in `phone-only` and `desktop-only`. */
const phone = widthQuery('(max-width: 48em)')
/** Where what a tablet has room for ends, as in `handset-only` and `tablet-up`. */
const handset = widthQuery('(max-width: 40em)')

/**
 * Whether the window is as narrow as a phone's; null on the server and until the page is hydrated, when the
 * style sheet alone decides what is seen. What it hides need not be drawn afterwards.
 */
export function useIsPhone(): boolean | null {
  return useSyncExternalStore<boolean | null>(phone.subscribe, phone.isMatched, () => null)
}

/** The same of a window that is narrower than a tablet's. */
export function useIsHandset(): boolean | null {
  return useSyncExternalStore<boolean | null>(handset.subscribe, handset.isMatched, () => null)
}

function widthQuery(query: string) {
  return {
    isMatched: () => matchMedia(query).matches,
    subscribe: (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  }
}
