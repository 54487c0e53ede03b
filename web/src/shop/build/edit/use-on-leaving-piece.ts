import { useEffect, useRef } from 'react'

/**
 * What is done when the page of a piece is left, once it was asked for: after an order, or to start again; until
 * then the page shows what was there. `pieceKey` tells the page from that of another piece, and `done`, which is
 * told it, stays the same function. Gives what to call to ask for it: after the page was left it is done at once, unless
 * `isStillBuilt` says that another piece has been begun since; what was asked for gives then that it is not done.
 */
export function useOnLeavingPiece(
  pieceKey: string,
  done: (pieceKey: string) => void,
  isStillBuilt: (pieceKey: string) => boolean = () => true,
): () => boolean {
  const shownKey = useRef<string | null>(null)
  const askedKey = useRef<string | null>(null)
  useEffect(() => {
    shownKey.current = pieceKey
    return () => {
      shownKey.current = null
      if (askedKey.current === pieceKey) done(pieceKey)
    }
  }, [pieceKey, done])
  return () => {
    const isShown = shownKey.current === pieceKey
    if (!isShown && !isStillBuilt(pieceKey)) return false
    if (isShown) askedKey.current = pieceKey
    else done(pieceKey)
    return true
  }
}
