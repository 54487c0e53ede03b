import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla'

/**
 * The state of a store for rendering, drawn anew with every change; as it was at first on the server and until the page
 * is hydrated. `untouched` is the store's own first snapshot: with any other, even an equal one, all that reads the store
 * would be drawn a second time as soon as the page is alive. Valtio's own hook knows which fields a component reads, and
 * costs 0.7 KB for that, which stores as small as ours do not need.
 */
export function useProxy<State extends object>(state: State, untouched: Snapshot<State>): Snapshot<State> {
  const listen = useCallback((onChange: () => void) => subscribe(state, onChange), [state])
  return useSyncExternalStore(
    listen,
    () => snapshot(state),
    () => untouched,
  )
}
