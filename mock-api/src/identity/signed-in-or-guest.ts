import type { GraphContext } from '../graphql/context.ts'
import type { Account } from './account-store.ts'
import { signedIn } from './signed-in.ts'

/** Whose token came with a request, null without one; the error `UNAUTHENTICATED` where it is refused (rules/account#sessions). */
export async function signedInOrGuest(context: GraphContext): Promise<Account | null> {
  return context.authorization ? signedIn(context) : null
}
