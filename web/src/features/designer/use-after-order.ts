import { useEffect, useRef } from 'react'

/**
 * What is done once a piece was ordered and its page is left; until then the page shows what was ordered.
 * `pieceKey` tells the page from that of another piece, and `done`, which is told it, stays the same function. Gives what to call
 * when the piece is ordered.
 */
export function useAfterOrder(pieceKey: string, done: (pieceKey: string) => void): () => void {
  const orderedKey = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (orderedKey.current === pieceKey) done(pieceKey)
    },
    [pieceKey, done],
  )
  return () => {
    orderedKey.current = pieceKey
  }
}
