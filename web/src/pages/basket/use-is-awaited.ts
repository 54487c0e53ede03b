import { useEffect, useState } from 'react'
import { useVisitor } from '#data/account/session.ts'
import { fetchCart, startCartSync, useCartFetch } from '#data/basket/cart-sync.ts'

/**
 * Whether an empty basket may be about to be filled: that of whoever is signed in, until the cart of the account was
 * first asked for (rules/basket#attaching), which is done here. Never again once that is answered, or something was in
 * the basket here.
 */
export function useIsAwaited(isEmpty: boolean): boolean {
  const isSignedIn = useVisitor().kind === 'signed-in'
  const fetch = useCartFetch()
  const isOver = !isEmpty || fetch === 'done' || fetch === 'failed' || fetch === 'retrying'
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  const isAwaited = isSignedIn && !isOver && !wasOver
  useEffect(() => {
    if (!isAwaited) return
    // What does so on every page may not have come: nobody is to wait for a cart that is not asked for.
    startCartSync()
    fetchCart()
  }, [isAwaited])
  return isAwaited
}
