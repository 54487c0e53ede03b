import type { MockApi } from '../../app.ts'
import { ask, type Answer } from '../../testing/ask.ts'
import { identityClient } from './identity-client.ts'

/** Somebody with an account of their own that holds nothing yet, signed in to one world of a mock in the same process. */
export async function freshCustomer(
  api: Pick<MockApi, 'fetch'>,
  email = 'maria@example.com',
  world = 'default',
) {
  const { token, user } = await identityClient(api, world).join(email, 'a long passphrase')
  return signedInCustomer(api, user.id, token, world)
}

/** Somebody with this token. */
export function signedInCustomer(api: Pick<MockApi, 'fetch'>, id: string, token: string, world = 'default') {
  const headers = { world, authorization: `Bearer ${token}` }
  const tryTo = (query: string, variables: object = {}): Promise<Answer> =>
    ask(api, query, { variables, headers })
  return {
    id,
    token,
    /** The answer as it is, errors and all. */
    tryTo,
    /** The data of an answer, which the caller knows the shape of by the contract; fails when it has errors. */
    async ask<Data>(query: string, variables: object = {}): Promise<Data> {
      const { data, errors } = await tryTo(query, variables)
      if (errors) throw new Error(JSON.stringify(errors))
      return data as Data
    },
  }
}

export type Customer = Awaited<ReturnType<typeof freshCustomer>>
