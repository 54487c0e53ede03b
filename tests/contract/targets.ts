import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { createMockApi } from '@shop/mock-api/app'
import { addressOf, spawnServer } from '@shop/mock-api/testing/spawn-server'
import { readSession } from '@shop/schema/http/identity'
import { identityPath } from '@shop/schema/http/service-paths'
import type { Variables } from './assert-answer.ts'

export interface Answer {
  readonly status: number
  readonly data?: unknown
  readonly errors?: readonly unknown[]
}

/** An API that is held to the contract. */
export interface Target {
  ask(query: string, variables?: Variables): Promise<Answer>
  /** Whether operations that change something may run on it. */
  readonly canWrite: boolean
  close(): void
}

export interface TargetKind {
  readonly name: string
  open(): Promise<Target>
}

const {
  CONTRACT_URL: url,
  CONTRACT_API_KEY: apiKey = 'contract',
  CONTRACT_TOKEN: givenToken = null,
  CONTRACT_WRITE: write,
} = process.env

/**
 * What the contract is checked on: the mock in this process, and an API over HTTP, which is the one at
 * CONTRACT_URL when that is set, else the mock's own server. At the mock somebody is signed in, elsewhere the owner of
 * CONTRACT_TOKEN.
 */
export const targetKinds: readonly TargetKind[] = [
  { name: 'the mock in this process', open: openInProcess },
  url
    ? { name: url, open: async () => overHttp(url, write === 'on') }
    : { name: 'the mock over HTTP', open: openServer },
]

type Send = (request: Request) => Promise<Response>

async function openInProcess(): Promise<Target> {
  const mockApi = createMockApi()
  const address = 'http://mock.test/graphql'
  const send: Send = (request) => mockApi.fetch(request)
  return {
    ask: asker(address, send, await tokenAtMock(address, send)),
    canWrite: true,
    close: () => mockApi.close(),
  }
}

async function openServer(): Promise<Target> {
  const server = spawnServer()
  const address = await addressOf(server)
  const token = await tokenAtMock(address, fetch)
  return { ...overHttp(`${address}/graphql`, true, token), close: () => server.kill() }
}

function overHttp(address: string, canWrite: boolean, token = givenToken): Target {
  return { ask: asker(address, fetch, token), canWrite, close: () => {} }
}

/** Signs one of the mock's named customers in. */
export async function tokenAtMock(address: string, send: Send): Promise<string> {
  const [{ email, password }] = namedCustomers
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

function asker(address: string, send: Send, token: string | null): Target['ask'] {
  return async (query, variables = {}) => {
    const response = await send(
      new Request(address, {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          'api-key': apiKey,
          channelId: '1',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      }),
    )
    const body: unknown = await response.json()
    return { status: response.status, ...(typeof body === 'object' ? body : {}) }
  }
}
