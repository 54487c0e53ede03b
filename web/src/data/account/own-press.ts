import { useCallback } from 'react'
import { useRememberPlace } from '#ui/use-remember-place.ts'
import { tellLateFailure } from './late-failure.ts'
import { userIdOf, visitorNow } from './session.ts'

/** The press that a change of somebody's own began with. */
export interface OwnPress {
  /** Whether the visitor is still on the page that it was made on. */
  readonly isStillHere: () => boolean
  /** Whether whoever made it is still the one who is signed in, which another tab may have changed. */
  readonly isTheirs: () => boolean
}

/**
 * Remembers a press that changes something of somebody's own, by what tells whether its page was left. What was said of
 * an earlier change is old from now on, even if this one has to wait before it is sent.
 */
export function rememberPress(isStillHere: () => boolean): OwnPress {
  const userId = userIdOf(visitorNow())
  tellLateFailure(false)
  return { isStillHere, isTheirs: () => userIdOf(visitorNow()) === userId }
}

/** Gives `rememberPress` for a part that stands for as long as its page. */
export function useOwnPress(): () => OwnPress {
  const rememberPage = useRememberPlace()
  return useCallback(() => rememberPress(rememberPage()), [rememberPage])
}
