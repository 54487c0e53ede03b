import { useVisitor } from '#data/account/session.ts'
import { useIsAskingOwn } from '#data/account/use-own.ts'
import { m } from '#generated/paraglide/messages.js'
import { useAlive } from '#ui/use-alive.ts'

/** Says aloud that a page is still without what belongs to its visitor; its skeletons say so to the eye alone. */
export function LoadingStatus() {
  const isAlive = useAlive()
  const isAsking = useIsAskingOwn()
  const isLoading = useVisitor().kind === 'unknown' || isAsking
  return (
    <p className="sr-only" role="status">
      {isAlive && isLoading && m.account_loading()}
    </p>
  )
}
