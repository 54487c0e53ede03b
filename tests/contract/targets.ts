import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { createMockApi } from '@shop/mock-api/app'
import { readSession } from '@shop/schema/http/identity'
import { identityPath } from '@shop/schema/http/service-paths'
import type { Variables } from './assert-answer.ts'
import { mockAddress } from './mock-address.ts'
import { post, type Send } from './runner/api.ts'

export interface Answer {
  readonly status: number
  readonly data?: unknown
  readonly errors?: readonly unknown[]
}

/** An API that is asked what it has. */
export interface Target {
  ask(query: string, variables?: Variables): Promise<Answer>
  close(): void
}

/** The mock in this process, with somebody signed in. */
export async function openMock(): Promise<Target> {
  const mockApi = createMockApi()
  const { url, send } = mockAddress(mockApi)
  const address = mockAddress(mockApi, await tokenAtMock(url, send))
  return {
    async ask(query, variables = {}) {
      const { status, data, errors } = await post(address, { query, variables })
      return { status, data, ...(Array.isArray(errors) && { errors }) }
    },
    close: () => mockApi.close(),
  }
}

/** Signs the mock's named customers in. */
export async function tokensAtMock(address: string, send: Send): Promise<[one: string, other: string]> {
  const [one, other] = namedCustomers
  return [await signIn(address, send, one), await signIn(address, send, other)]
}

/** Signs one of the mock's named customers in. */
export async function tokenAtMock(address: string, send: Send): Promise<string> {
  return signIn(address, send, namedCustomers[0])
}

async function signIn(
  address: string,
  send: Send,
  { email, password }: (typeof namedCustomers)[number],
): Promise<string> {
  const response = await send(
    new Request(new URL(`${identityPath}/sign-in`, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  )
  const session = readSession(await response.json())
  if (session === null) throw new Error(`${email} could not sign in`)
  return session.token
}
