import { type IdentitySession, readIdentityProblems, readSession } from '@shop/schema/http/identity'
import { type MessageKind, type OutboxMessage, outboxSchema } from '@shop/schema/http/outbox'
import type { MockApi } from '../../app.ts'
import { ask } from '../../testing/ask.ts'

export interface IdentityAnswer {
  readonly status: number
  readonly headers: Headers
  /** Code and field of what was refused: `email REQUIRED`; the code alone where no field is meant. */
  readonly refusals: readonly string[]
  readonly session: IdentitySession | null
  readonly text: string
}

/** Somebody who uses the identity provider in one world of a mock in the same process. */
export function identityClient(api: Pick<MockApi, 'fetch'>, world = 'default') {
  async function post(action: string, body: unknown = {}, token?: string): Promise<IdentityAnswer> {
    const headers = {
      'content-type': 'application/json',
      world,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const request = new Request(`http://mock.test/identity/${action}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const response = await api.fetch(request)
    const text = await response.text()
    const json: unknown =
      response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : undefined
    const refusals = (readIdentityProblems(json)?.userErrors ?? []).map(({ code, field }) =>
      field === null ? code : `${field} ${code}`,
    )
    return { status: response.status, headers: response.headers, refusals, session: readSession(json), text }
  }

  async function messages(): Promise<OutboxMessage[]> {
    const response = await api.fetch(new Request('http://mock.test/outbox.json', { headers: { world } }))
    return outboxSchema.parse(await response.json()).messages
  }

  /** The token in the link of the newest message of a kind. */
  async function tokenFrom(kind: MessageKind): Promise<string> {
    const message = (await messages()).find((each) => each.kind === kind)
    const token = /#(?:confirm|token)=(.+)$/.exec(message?.link?.address ?? '')?.[1]
    if (token === undefined) throw new Error(`No link in a message ${kind}`)
    return token
  }

  return {
    post,
    messages,
    tokenFrom,
    signIn: (email: string, password: string) => post('sign-in', { email, password }),
    /** Registers, follows the link, and is signed in. */
    async join(email: string, password: string): Promise<IdentitySession> {
      await post('register', { email, password, firstName: 'Maria', lastName: 'Smith' })
      const { session } = await post('confirm-email', { token: await tokenFrom('CONFIRM_EMAIL') })
      if (session === null) throw new Error(`${email} could not register`)
      return session
    },
    /** Who the API takes the owner of a header for: an id, null for nobody, or the code of the error. */
    async whoAmI(authorization = ''): Promise<string | null> {
      const { data, errors } = await ask(api, '{ whoAmI { id } }', { headers: { world, authorization } })
      if (errors) return String(errors[0]?.extensions?.['code'])
      // As the contract has it.
      return (data as { whoAmI: { id: string } | null }).whoAmI?.id ?? null
    },
  }
}

export type IdentityClient = ReturnType<typeof identityClient>
