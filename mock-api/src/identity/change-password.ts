import type { IdentityRequest } from '@shop/schema/http/identity'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import { accountById, accountOfEmail, emailKeyOf, keepAccount } from './account-store.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import type { IdentityCall } from './identity-call.ts'
import { type IdentityAnswer, refused, tooManyAttempts } from './identity-answer.ts'
import { contentOfLink, makeLink, useUpLinks } from './link-store.ts'
import { hashPassword } from './password-hash.ts'
import { endSessionsOf } from './sessions.ts'
import { provePassword } from './sign-in.ts'

/** Sends the link for a new password, or says that there is no account: to the owner of the address alone. */
export async function forgotPassword(
  { world, messages }: IdentityCall,
  { email }: IdentityRequest<'forgot-password'>,
): Promise<IdentityAnswer> {
  const emailKey = emailKeyOf(email)
  const nowMs = world.now().getTime()
  const waitMs = countAttempt(world.sql, 'message', emailKey, nowMs)
  if (waitMs > 0) return tooManyAttempts(waitMs)
  inTransaction(world.sql, () => {
    const account = accountOfEmail(world.sql, emailKey)
    // Without an account nobody is told this token, and it leads to none.
    const token = makeLink(world.sql, 'reset-password', emailKey, { accountId: account?.id ?? '' }, nowMs)
    sendMessage(world, account ? messages.passwordReset(account, token) : messages.noAccount(email))
  })
  return { kind: 'accepted' }
}

/** A new password by the link of a message: it ends every session, and a lock-out. */
export async function resetPassword(
  { world, messages }: IdentityCall,
  { token, password }: IdentityRequest<'reset-password'>,
): Promise<IdentityAnswer> {
  const { sql } = world
  const read = () => contentOfLink(sql, 'reset-password', token, world.now().getTime())
  if (read() === undefined) return refused('LINK_INVALID', 'token')
  const passwordHash = await hashPassword(password)
  return inTransaction(sql, () => {
    // Somebody else may have opened it meanwhile.
    const account = accountById(sql, read()?.accountId ?? '')
    if (account === undefined) return refused('LINK_INVALID', 'token')
    const emailKey = emailKeyOf(account.email)
    keepAccount(sql, { ...account, passwordHash })
    useUpLinks(sql, 'reset-password', emailKey)
    endSessionsOf(sql, account.id)
    forgetAttempts(sql, 'password', emailKey)
    sendMessage(world, messages.passwordChanged(account))
    return { kind: 'done' }
  })
}

/** A new password for somebody who is signed in and knows the current one: it ends every other session. */
export async function changePassword(
  { world, messages, bearer }: IdentityCall,
  { currentPassword, newPassword }: IdentityRequest<'change-password'>,
): Promise<IdentityAnswer> {
  if (bearer.kind !== 'signed-in') return refused('UNAUTHENTICATED')
  const { account: proven, waitMs } = await provePassword(world, bearer.account.email, currentPassword)
  if (waitMs > 0) return tooManyAttempts(waitMs)
  if (proven === null) return refused('WRONG_PASSWORD', 'currentPassword')
  const passwordHash = await hashPassword(newPassword)
  const { sql } = world
  return inTransaction(sql, () => {
    // Another change may have come first; the current password is then another.
    if (accountById(sql, proven.id)?.passwordHash !== proven.passwordHash) {
      return refused('WRONG_PASSWORD', 'currentPassword')
    }
    keepAccount(sql, { ...proven, passwordHash })
    useUpLinks(sql, 'reset-password', emailKeyOf(proven.email))
    endSessionsOf(sql, proven.id, bearer.sessionId)
    sendMessage(world, messages.passwordChanged(proven))
    return { kind: 'done' }
  })
}
