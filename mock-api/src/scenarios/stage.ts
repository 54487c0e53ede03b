import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { readSession } from '@shop/schema/http/identity'
import { identityPath } from '@shop/schema/http/service-paths'
import { graphqlPath } from '../graphql/graphql-route.ts'
import { channelId } from '../graphql/required-headers.ts'
import type { World } from '../world/world.ts'

/** Answers a request as the mock does. */
export type Fetch = (request: Request) => Promise<Response>

/** A scenario needs what this shop does not have, such as a stone of a catalogue that is smaller. */
export class ScenarioImpossible extends Error {
  override readonly name = 'ScenarioImpossible'

  constructor(reason: string) {
    super(`A scenario cannot be set up: ${reason}`)
  }
}

/** What a scenario is set up with: its world, and the API as a shopper has it there. */
export interface Stage {
  readonly world: World
  /** Does what is posted to an address of the mock, as JSON; throws what it says where it refuses. */
  readonly post: (path: string, body: unknown, token?: string) => Promise<unknown>
  /** Carries an operation out; throws where it is refused, also by `userErrors`. */
  readonly carryOut: (query: string, variables: object, token?: string) => Promise<void>
  /** Throws where the shop does not offer a stone, as in a catalogue that is smaller. */
  readonly needStone: (gemstoneId: string) => Promise<void>
  /** Signs the first of the named customers in. */
  readonly signIn: () => Promise<{ readonly userId: string; readonly token: string }>
}

/** A stage in a world; `apiKey` is the one that the mock asks for. */
export function stageIn(world: World, fetch: Fetch, apiKey: string = 'scenario'): Stage {
  async function post(path: string, body: unknown, token?: string): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      'api-key': apiKey,
      channelId,
      world: world.id,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const address = new URL(path, 'http://localhost')
    const response = await fetch(
      new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    const text = await response.text()
    if (!response.ok) throw new ScenarioImpossible(`POST ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as unknown
  }

  return {
    world,
    post,
    async carryOut(query, variables, token) {
      const said = JSON.stringify(await post(graphqlPath, { query, variables }, token))
      if (/"errors":|"userErrors":\[\{/.test(said)) throw new ScenarioImpossible(said)
    },
    async needStone(gemstoneId) {
      const query = 'query ($id: ID!) { getGemstoneById(id: $id) { availability } }'
      const said = JSON.stringify(await post(graphqlPath, { query, variables: { id: gemstoneId } }))
      if (!said.includes('"AVAILABLE"'))
        throw new ScenarioImpossible(`the stone ${gemstoneId} is not offered`)
    },
    async signIn() {
      const [{ email, password }] = namedCustomers
      const session = readSession(await post(`${identityPath}/sign-in`, { email, password }))
      if (!session) throw new Error(`${email} could not sign in`)
      return { userId: session.user.id, token: session.token }
    },
  }
}
