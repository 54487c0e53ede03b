import { useCallback } from 'react'
import { useRememberPlace } from '#ui/use-remember-place.ts'
import { tellLateFailure } from './late-failure.ts'

/** The press that a change of somebody's own began with. */
export interface OwnPress {
  /** Whether the visitor is still on the page that it was made on. */
  readonly isStillHere: () => boolean
}

/**
 * Remembers a press that changes something of somebody's own, by what tells whether its page was left. What was said of
 * an earlier change is old from now on, even if this one has to wait before it is sent.
 */
export function rememberPress(isStillHere: () => boolean): OwnPress {
  tellLateFailure(false)
  return { isStillHere }
}

/** Gives `rememberPress` for a part that stands for as long as its page. */
export function useOwnPress(): () => OwnPress {
  const rememberPage = useRememberPlace()
  return useCallback(() => rememberPress(rememberPage()), [rememberPage])
}
