import { apiErrorKind } from '../api-error.ts'
import { reportError } from '../report-error.ts'
import { untilAnswered } from './changes-under-way.ts'
import { tellLateFailure } from './late-failure.ts'
import type { OwnPress } from './own-press.ts'

/** What became of a change of somebody's own. */
export type OwnChange<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  /** The API did not answer, or not with what was asked for. */
  | { readonly kind: 'failed' }
  /** The session has ended, or is another's: the page asks to sign in again, and the same may be sent once more. */
  | { readonly kind: 'signed-out' }

/**
 * Carries out a change of what belongs to whoever is signed in. Never fails: what went wrong is for the page to say,
 * and for the shop where that was left since the press (rules/account#account-page). Nothing is sent for, or told to,
 * whoever has signed in since.
 */
export async function changeOwn<Data>(
  send: () => Promise<Data>,
  { isStillHere, isTheirs }: OwnPress,
): Promise<OwnChange<Data>> {
  if (!isTheirs()) return { kind: 'signed-out' }
  try {
    return { kind: 'answered', data: await untilAnswered(send()) }
  } catch (error) {
    const kind = apiErrorKind(error)
    // A failed call is reported where it was made; everything else is a bug.
    if (kind === null) reportError(error, { where: 'account' })
    if (kind === 'session') return { kind: 'signed-out' }
    if (!isStillHere() && isTheirs()) tellLateFailure(true)
    return { kind: 'failed' }
  }
}
