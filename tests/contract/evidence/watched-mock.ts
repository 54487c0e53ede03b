import { createMockApi, type MockApi } from '@shop/mock-api/app'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'
import { startOfWorld } from '@shop/fixtures/seed'
import { expect } from 'vitest'
import type { Variables } from '../assert-answer.ts'
import { type Operation, readOperations } from '../operations.ts'
import { type Answer, codesOf, post } from '../runner/api.ts'
import { shopContract } from '../shop-contract.ts'
import type { Answer as TargetAnswer } from '../targets.ts'
import { ExchangeRecord } from './record.ts'

export const mockUrl = 'http://mock.test/graphql'

/** The mock in this process, which keeps what the operations of the storefront are sent and answered. */
export interface WatchedMock extends MockApi {
  readonly operations: readonly Operation[]
  readonly record: ExchangeRecord
  readonly worlds: WorldClient
}

/** Somebody who sends the operations of the storefront, in one world. */
export interface Visitor {
  readonly world: string
  /** The answer to any query, as those who take stock want it. */
  ask(query: string, variables?: Variables): Promise<TargetAnswer>
  /** The answer to an operation, errors and all. */
  tryTo(operation: string, variables?: Variables): Promise<Answer>
  /** The data of an answer, whose type the caller knows by the contract; fails when it has errors. */
  send<Data>(operation: string, variables?: Variables): Promise<Data>
  /** Sends what changes something, and sees by other requests that it was not so before and is so after. */
  change<Data>(operation: string, variables: Variables, seen: Effect): Promise<Data>
  /** Notes that what is another customer's was not given to this one: the journey has compared. */
  wasDenied(operation: string): void
}

export interface Effect {
  readonly look: () => Promise<unknown>
  /** What is seen afterwards, and was not before. */
  readonly expected: unknown
}

export function watchedMock(): WatchedMock {
  const operations = readOperations()
  const byText = new Map(operations.map((operation) => [operation.text, operation]))
  const record = new ExchangeRecord(shopContract(), operations)
  const mockApi = createMockApi()

  async function fetch(request: Request): Promise<Response> {
    if (!request.url.endsWith('/graphql')) return mockApi.fetch(request)
    const [text, hasToken] = [await request.clone().text(), request.headers.has('authorization')]
    const response = await mockApi.fetch(request)
    const sent = sentIn(text)
    const operation = byText.get(sent?.query ?? '')
    if (!sent || !operation) return response
    // The mock answers JSON with these members, which the contract's checks hold it to.
    const { data, errors } = (await response.clone().json()) as Pick<Answer, 'data' | 'errors'>
    record.add({
      operation,
      variables: sent.variables,
      hasToken,
      data,
      errorCodes: codesOf({ status: 200, headers: response.headers, text: '', isJson: true, errors }),
    })
    return response
  }
  const worlds = createWorldClient(mockUrl, fetch)
  return { ...mockApi, fetch, operations, record, worlds }
}

/** A world with its clock at rest, at the start of all worlds. */
export async function newWorld({ worlds }: WatchedMock): Promise<string> {
  const { id } = await worlds.create({})
  await worlds.setClock(id, startOfWorld)
  return id
}

/** Somebody in a world; `token` is that of whoever is signed in. */
export function visitorOf(mock: WatchedMock, world: string, token: string | null = null): Visitor {
  const texts = new Map(mock.operations.map(({ name, text }) => [name, text]))
  const address = { url: mockUrl, apiKey: 'contract', channel: '1', token, send: mock.fetch }

  const postTo = (query: string, variables: Variables) =>
    post(address, { query, variables, changes: { world } })

  function tryTo(operation: string, variables: Variables = {}): Promise<Answer> {
    const query = texts.get(operation)
    if (query === undefined) throw new Error(`The storefront has no operation ${operation}`)
    return postTo(query, variables)
  }

  async function send<Data>(operation: string, variables: Variables = {}): Promise<Data> {
    const answer = await tryTo(operation, variables)
    if (answer.errors !== undefined) throw new Error(`${operation}: ${answer.text}`)
    // Whoever asks names the type that the operation says, which the contract's checks hold the mock to.
    return answer.data as Data
  }

  return {
    world,
    async ask(query, variables = {}) {
      const { status, data, errors } = await postTo(query, variables)
      return { status, data, ...(Array.isArray(errors) && { errors }) }
    },
    tryTo,
    send,
    async change<Data>(operation: string, variables: Variables, { look, expected }: Effect) {
      expect(await look()).not.toEqual(expected)
      const data = await send<Data>(operation, variables)
      expect(await look()).toEqual(expected)
      mock.record.of(operation).isEffectSeen = true
      return data
    },
    wasDenied(operation) {
      mock.record.of(operation).denials.add('another customer')
    },
  }
}

function sentIn(text: string): { readonly query: string; readonly variables: Variables } | null {
  const sent: unknown = JSON.parse(text)
  if (typeof sent !== 'object' || sent === null || !('query' in sent)) return null
  const variables = 'variables' in sent && typeof sent.variables === 'object' ? sent.variables : {}
  return { query: String(sent.query), variables: { ...variables } }
}
