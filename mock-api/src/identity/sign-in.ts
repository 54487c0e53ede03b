import type { IdentityRequest } from '@shop/schema/http/identity'
import type { World } from '../world/world.ts'
import { type Account, accountOfEmail, emailKeyOf } from './account-store.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import type { IdentityCall } from './identity-call.ts'
import { type IdentityAnswer, refused, tooManyAttempts } from './identity-answer.ts'
import { isPassword } from './password-hash.ts'
import { endSession, openSession } from './sessions.ts'

/** Signs in by password; one refusal for all that may be wrong (rules/account#nobody-learns-who-has-an-account). */
export async function signIn(
  { world }: IdentityCall,
  { email, password }: IdentityRequest<'sign-in'>,
): Promise<IdentityAnswer> {
  const { account, waitMs } = await provePassword(world, email, password)
  if (waitMs > 0) return tooManyAttempts(waitMs)
  return account === null ? refused('SIGN_IN_REFUSED') : sessionFor(world, account)
}

/** Ends the session of a token; one that has ended already is as it was asked for. */
export async function signOut({ world, bearer }: IdentityCall): Promise<IdentityAnswer> {
  if (bearer.kind === 'nobody' || bearer.kind === 'foreign') return refused('UNAUTHENTICATED')
  endSession(world.sql, bearer.sessionId)
  return { kind: 'done' }
}

/** A new session, as a browser is given it. */
export async function sessionFor(world: World, account: Account): Promise<IdentityAnswer> {
  const { id, email, firstName, lastName } = account
  const opened = await openSession(world, id)
  return { kind: 'session', session: { ...opened, user: { id, email, firstName, lastName } } }
}

/**
 * The account of an address if this is its password, else null; does the same work either way. `waitMs` is how long to
 * wait after too many guesses, when nothing was compared (rules/account#too-many-attempts).
 */
export async function provePassword(
  world: World,
  email: string,
  password: string,
): Promise<{ readonly account: Account | null; readonly waitMs: number }> {
  const emailKey = emailKeyOf(email)
  const waitMs = countAttempt(world.sql, 'password', emailKey, world.now().getTime())
  if (waitMs > 0) return { account: null, waitMs }
  const account = accountOfEmail(world.sql, emailKey)
  const isRight = await isPassword(password, account?.passwordHash)
  // It may have been changed meanwhile.
  const now = accountOfEmail(world.sql, emailKey)
  if (!isRight || now === undefined || now.passwordHash !== account?.passwordHash)
    return { account: null, waitMs }
  forgetAttempts(world.sql, 'password', emailKey)
  return { account: now, waitMs }
}
