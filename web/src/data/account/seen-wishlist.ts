import { useSyncExternalStore } from 'react'
import { watchedValue } from '#lib/watched-value.ts'
import { pieceKey, type WishedPiece } from './wished-piece.ts'

/*
 * What hearts look at: so small that it may be in every page. The list itself, and the code that keeps it, come when
 * somebody is signed in.
 */
const seen = watchedValue<SeenWishlist>({ keys: new Set(), isWhole: false })

interface SeenWishlist {
  readonly keys: ReadonlySet<string>
  /** Whether the API has told all of it. */
  readonly isWhole: boolean
}

/** Has every heart of the page show a list, by the keys of its pieces. */
export function showWishlist(keys: ReadonlySet<string>, isWhole: boolean): void {
  seen.set({ keys, isWhole })
}

/**
 * Whether a piece is on the list; until the API has told all of it, whether whoever asks knows it to be: false on the
 * server, until the page is hydrated, and for guests.
 */
export function useIsWished(piece: WishedPiece, isKnownToBe = false): boolean {
  const key = pieceKey(piece)
  return useSyncExternalStore(
    seen.listen,
    () => {
      const { keys, isWhole } = seen.get()
      return keys.has(key) || (!isWhole && isKnownToBe)
    },
    () => isKnownToBe,
  )
}

/** Which pieces are on the list, by their keys; null while the API has not told all of it. */
export function useWholeWishlist(): ReadonlySet<string> | null {
  return useSyncExternalStore(
    seen.listen,
    () => {
      const { keys, isWhole } = seen.get()
      return isWhole ? keys : null
    },
    () => null,
  )
}
