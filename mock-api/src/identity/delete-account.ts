import type { IdentityRequest } from '@shop/schema/http/identity'
import { forgetAccount } from '../account/forget-account.ts'
import { unpackCustomer } from '../account/unpack-customer.ts'
import { endSubscription } from '../newsletter/newsletter-store.ts'
import { sendMessage } from '../outbox/outbox-store.ts'
import { inTransaction } from '../world/database.ts'
import { dropAccount, emailKeyOf } from './account-store.ts'
import { forgetAttempts } from './attempts.ts'
import type { IdentityCall } from './identity-call.ts'
import { type IdentityAnswer, refused, tooManyAttempts } from './identity-answer.ts'
import { useUpLinks } from './link-store.ts'
import { endSessionsOf } from './sessions.ts'
import { provePassword } from './sign-in.ts'

/** Deletes the account of somebody who is signed in and knows the password (rules/account#deleting-an-account). */
export async function deleteAccount(
  { world, messages, bearer }: IdentityCall,
  { password }: IdentityRequest<'delete-account'>,
): Promise<IdentityAnswer> {
  if (bearer.kind !== 'signed-in') return refused('UNAUTHENTICATED')
  const { account: proven, waitMs } = await provePassword(world, bearer.account.email, password)
  if (waitMs > 0) return tooManyAttempts(waitMs)
  if (proven === null) return refused('WRONG_PASSWORD', 'password')
  const { sql } = world
  // The orders of a seeded customer are kept, also of one who has never looked at them.
  unpackCustomer(sql, proven.id)
  return inTransaction(sql, () => {
    const emailKey = emailKeyOf(proven.email)
    forgetAccount(world, proven.id)
    endSessionsOf(sql, proven.id)
    useUpLinks(sql, 'confirm-email', emailKey)
    useUpLinks(sql, 'reset-password', emailKey)
    forgetAttempts(sql, 'message', emailKey)
    endSubscription(sql, emailKey, world.now().toISOString())
    dropAccount(sql, proven.id)
    sendMessage(world, messages.accountDeleted(proven))
    return { kind: 'done' }
  })
}
