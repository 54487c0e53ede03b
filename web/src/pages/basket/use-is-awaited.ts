import { useState } from 'react'
import { useVisitor } from '#data/account/session.ts'
import { useCartFetch } from '#data/basket/cart-sync.ts'

/**
 * Whether an empty basket may be about to be filled: that of whoever is signed in, until the cart of the account was
 * first asked for (rules/basket#attaching). Never again once that is answered, or something was in the basket here.
 */
export function useIsAwaited(isEmpty: boolean): boolean {
  const isSignedIn = useVisitor().kind === 'signed-in'
  const fetch = useCartFetch()
  const isOver = !isEmpty || fetch === 'done' || fetch === 'failed' || fetch === 'retrying'
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  return isSignedIn && !isOver && !wasOver
}
