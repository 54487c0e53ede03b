import { useSyncExternalStore } from 'react'

/** Where the layout for phones begins, as in `phone-only` and `desktop-only`. */
const phone = '(max-width: 48em)'

/**
 * Whether the window is as narrow as a phone's; null on the server and until the page is hydrated, when the
 * style sheet alone decides what is seen. What it hides need not be drawn afterwards.
 */
export function useIsPhone(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(phone).matches,
    () => null,
  )
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(phone)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
