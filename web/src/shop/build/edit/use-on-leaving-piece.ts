import { useEffect, useRef } from 'react'

/**
 * What is done when the page of a piece is left, once it was asked for: after an order, or to start again; until
 * then the page shows what was there. `pieceKey` tells the page from that of another piece, and `done`, which is
 * told it, stays the same function. Gives what to call to ask for it.
 */
export function useOnLeavingPiece(pieceKey: string, done: (pieceKey: string) => void): () => void {
  const askedKey = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (askedKey.current === pieceKey) done(pieceKey)
    },
    [pieceKey, done],
  )
  return () => {
    askedKey.current = pieceKey
  }
}
