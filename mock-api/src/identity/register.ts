import { randomUUID } from 'node:crypto'
import type { IdentityRequest } from '@shop/schema/http/identity'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import { accountOfEmail, emailKeyOf, keepAccount } from './account-store.ts'
import { countAttempt } from './attempts.ts'
import type { IdentityCall } from './identity-call.ts'
import { type IdentityAnswer, refused, tooManyAttempts } from './identity-answer.ts'
import { contentOfLink, makeLink, useUpLinks } from './link-store.ts'
import { hashPassword } from './password-hash.ts'
import { sessionFor } from './sign-in.ts'

/**
 * Begins an account: the owner of the address finishes it by the link of a message. For an address that has one the
 * work is the same, and the message another (rules/account#nobody-learns-who-has-an-account).
 */
export async function register(
  { world, messages }: IdentityCall,
  { email, password, firstName, lastName }: IdentityRequest<'register'>,
): Promise<IdentityAnswer> {
  const emailKey = emailKeyOf(email)
  const nowMs = world.now().getTime()
  const waitMs = countAttempt(world.sql, 'message', emailKey, nowMs)
  if (waitMs > 0) return tooManyAttempts(waitMs)
  const registration = { email, firstName, lastName, passwordHash: await hashPassword(password) }
  inTransaction(world.sql, () => {
    // For an account that is there nobody is told this token, and it would not be taken.
    const token = makeLink(world.sql, 'confirm-email', emailKey, registration, nowMs)
    const account = accountOfEmail(world.sql, emailKey)
    sendMessage(world, account ? messages.accountExists(account) : messages.confirmEmail(registration, token))
  })
  return { kind: 'accepted' }
}

/** Makes the account of a registration and signs its owner in. */
export async function confirmEmail(
  { world, messages }: IdentityCall,
  { token }: IdentityRequest<'confirm-email'>,
): Promise<IdentityAnswer> {
  const { sql } = world
  const account = inTransaction(sql, () => {
    const registration = contentOfLink(sql, 'confirm-email', token, world.now().getTime())
    if (registration === undefined) return null
    const emailKey = emailKeyOf(registration.email)
    if (accountOfEmail(sql, emailKey) !== undefined) return null
    useUpLinks(sql, 'confirm-email', emailKey)
    const made = { id: randomUUID(), ...registration }
    keepAccount(sql, made)
    sendMessage(world, messages.welcome(made))
    return made
  })
  return account === null ? refused('LINK_INVALID', 'token') : sessionFor(world, account)
}
