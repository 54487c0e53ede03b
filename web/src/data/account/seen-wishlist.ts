import { useSyncExternalStore } from 'react'
import { pieceKey, type WishedPiece } from './wished-piece.ts'

/*
 * What hearts look at: so small that it may be in every page. The list itself, and the code that keeps it, come when
 * somebody is signed in.
 */
let seen: ReadonlySet<string> = new Set()
/** Whether the API has told all of it. */
let isWhole = false
const listeners = new Set<() => void>()

/** Has every heart of the page show a list, by the keys of its pieces. */
export function showWishlist(keys: ReadonlySet<string>, isAll: boolean): void {
  seen = keys
  isWhole = isAll
  for (const listener of listeners) listener()
}

/**
 * Whether a piece is on the list; until the API has told all of it, whether whoever asks knows it to be: false on the
 * server, until the page is hydrated, and for guests.
 */
export function useIsWished(piece: WishedPiece, isKnownToBe = false): boolean {
  const key = pieceKey(piece)
  return useSyncExternalStore(
    listen,
    () => seen.has(key) || (!isWhole && isKnownToBe),
    () => isKnownToBe,
  )
}

/** Which pieces are on the list, by their keys; null while the API has not told all of it. */
export function useWholeWishlist(): ReadonlySet<string> | null {
  return useSyncExternalStore(
    listen,
    () => (isWhole ? seen : null),
    () => null,
  )
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
