import { GraphQLError } from 'graphql'
import { unpackCustomer } from '../account/unpack-customer.ts'
import type { GraphContext } from '../graphql/context.ts'
import type { Account } from './account-store.ts'

/** Whose token came with a request; the error `UNAUTHENTICATED` where none did, or it is refused (rules/account#whose-it-is). */
export async function signedIn({ world, authorization }: GraphContext): Promise<Account> {
  if (!authorization) throw unauthenticated('Nobody is signed in.')
  // Most shops are only looked at: what reads tokens would cost every start its time.
  const { bearerOf } = await import('./sessions.ts')
  const bearer = await bearerOf(world, authorization)
  if (bearer.kind !== 'signed-in') throw unauthenticated('Nobody is signed in with this token any more.')
  unpackCustomer(world.sql, bearer.account.id)
  return bearer.account
}

function unauthenticated(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } })
}
