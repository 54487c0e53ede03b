import { createMockApi } from '@shop/mock-api/app'
import { addressOf, spawnServer } from '@shop/mock-api/testing/spawn-server'
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

const { CONTRACT_URL: url, CONTRACT_API_KEY: apiKey = 'contract', CONTRACT_WRITE: write } = process.env

/**
 * What the contract is checked on: the mock in this process, and an API over HTTP, which is the one at
 * CONTRACT_URL when that is set, else the mock's own server.
 */
export const targetKinds: readonly TargetKind[] = [
  { name: 'the mock in this process', open: openInProcess },
  url
    ? { name: url, open: async () => overHttp(url, write === 'on') }
    : { name: 'the mock over HTTP', open: openServer },
]

async function openInProcess(): Promise<Target> {
  const mockApi = createMockApi()
  return {
    ask: asker('http://mock.test/graphql', (request) => mockApi.fetch(request)),
    canWrite: true,
    close: () => mockApi.close(),
  }
}

async function openServer(): Promise<Target> {
  const server = spawnServer()
  const address = await addressOf(server)
  return { ...overHttp(`${address}/graphql`, true), close: () => server.kill() }
}

function overHttp(address: string, canWrite: boolean): Target {
  return { ask: asker(address, fetch), canWrite, close: () => {} }
}

function asker(address: string, send: (request: Request) => Promise<Response>): Target['ask'] {
  return async (query, variables = {}) => {
    const response = await send(
      new Request(address, {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          'api-key': apiKey,
          channelId: '1',
        },
        body: JSON.stringify({ query, variables }),
      }),
    )
    const body: unknown = await response.json()
    return { status: response.status, ...(typeof body === 'object' ? body : {}) }
  }
}
