import { useEffect, useRef } from 'react'
import { forgetEngraving } from './made-to-order.ts'

/**
 * The engraving of a piece that was put into the basket is not the next one's: it is forgotten when its page is
 * left, so that until then the page shows what was ordered. Gives what to call when a piece is ordered.
 */
export function useForgetEngraving(sku: string): () => void {
  const orderedSku = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (orderedSku.current === sku) forgetEngraving()
    },
    [sku],
  )
  return () => {
    orderedSku.current = sku
  }
}
