import type { DocumentNode, GraphQLSchema } from 'graphql'
import { isDeepStrictEqual } from 'node:util'
import { readAnswer, type Variables } from '../assert-answer.ts'
import { operationOf } from '../operations.ts'
import {
  type Address,
  type Answer,
  askService,
  codesOf,
  getFile,
  getStatus,
  type HeaderChanges,
  isRefused,
  post,
  postBody,
} from './api.ts'
import { Deviation, type Sent, Skipped } from './outcome.ts'
import type { Random } from './random.ts'
import type { Shared } from './shared.ts'

/** What a check asks a target with: it counts, keeps what was sent last, and fails with it. */
export class Probe {
  readonly random: Random
  readonly shared: Shared
  readonly address: Address
  requests = 0
  expectations = 0
  #last: Sent | null = null
  #clock: Date | null = null
  readonly #schema: GraphQLSchema

  constructor(address: Address, schema: GraphQLSchema, random: Random, shared: Shared) {
    this.address = address
    this.#schema = schema
    this.random = random
    this.shared = shared
  }

  get schema(): GraphQLSchema {
    return this.#schema
  }

  get last(): Sent | null {
    return this.#last
  }

  /** What the clock of the target showed with its latest answer; null where none has said it. */
  get clock(): Date | null {
    return this.#clock
  }

  /** The answer to a request, whatever it is. */
  async send(query: string, variables: Variables = {}, changes: HeaderChanges = {}): Promise<Answer> {
    this.requests += 1
    this.#last = sentOf(query, variables, changes)
    const answer = await post(this.address, this.#last)
    const clock = Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(clock)) this.#clock = new Date(clock)
    return answer
  }

  /**
   * The data of an answer, which must be as the contract says; whoever asks names the type that the query says, and
   * the contract is what makes the cast true. What nobody asked for is left out.
   */
  async ask<Data>(query: string, variables: Variables = {}, changes: HeaderChanges = {}): Promise<Data> {
    const sent = sentOf(query, variables, changes)
    const answer = await this.send(query, variables, changes)
    if (codesOf(answer).includes('UNAUTHENTICATED') && this.address.token === null) {
      throw new Skipped('asks who somebody is, and no --token was given')
    }
    const { problem, data } = this.read(sent, answer)
    this.expectations += 1
    if (problem) throw new Deviation(problem, sent, (again, its) => this.read(again, its).problem)
    return data as Data
  }

  /** The data of an answer as the contract says, or why it is no such answer. */
  read(sent: Sent, answer: Answer): { readonly problem: string | null; readonly data: unknown } {
    const refused = problemOf(answer)
    if (refused) return { problem: refused, data: null }
    const { violation, data } = readAnswer(this.#schema, documentOf(sent.query), answer.data, sent.variables)
    return { problem: violation, data }
  }

  /** Asks for something that must be refused, with this code where one is named. */
  async expectRefusal(
    query: string,
    variables: Variables,
    what: string,
    code?: string,
    changes: HeaderChanges = {},
  ): Promise<Answer> {
    const sent = sentOf(query, variables, changes)
    const answer = await this.send(query, variables, changes)
    const expectOfIt = (holds: boolean, message: string) => {
      this.expectations += 1
      if (!holds) throw new Deviation(message, sent, null, true)
    }
    expectOfIt(isRefused(answer, query), `${what} is not refused: ${answer.status} ${short(answer.text)}`)
    const [its = 'none'] = codesOf(answer)
    if (code) expectOfIt(its === code, `The code of the refusal of ${what}: ${its} instead of ${code}`)
    return answer
  }

  /** The answer to any body, well formed or not, by POST where no other method is named. */
  async sendBody(body: string, changes: HeaderChanges = {}, method = 'POST'): Promise<Answer> {
    this.requests += 1
    const way = method === 'POST' ? {} : { method }
    this.#last = { ...sentOf('', {}, changes), ...way, body }
    return postBody(this.address, body, changes, method)
  }

  /** The status of the answer to a document that is sent in an address. */
  async getQuery(query: string): Promise<number> {
    this.requests += 1
    this.#last = { ...sentOf(query, {}, { 'content-type': null }), method: 'GET' }
    return getStatus(this.address, query)
  }

  /** A file of the target, such as a picture, as a page of this origin asks for it: its address may be a path. */
  async file(source: string, origin: string | null = null): ReturnType<typeof getFile> {
    this.requests += 1
    return getFile(this.address, source, origin)
  }

  /** What a service of the target beside GraphQL answers, such as the till of a boutique. */
  async service(path: string, init: RequestInit = {}): ReturnType<typeof askService> {
    this.requests += 1
    return askService(this.address, path, init)
  }

  /** Compares; what does not hold is a deviation shown by the request that was sent last. */
  expect(holds: boolean, message: string, sent: Sent | null = this.#last): void {
    this.expectations += 1
    if (!holds) throw new Deviation(message, sent)
  }

  /** Fails: what has to be there is not. */
  fail(message: string): never {
    this.expectations += 1
    throw new Deviation(message, this.#last)
  }

  expectSame(actual: unknown, expected: unknown, what: string, sent: Sent | null = this.#last): void {
    this.expect(
      isDeepStrictEqual(actual, expected),
      `${what}: ${short(JSON.stringify(actual))} instead of ${short(JSON.stringify(expected))}`,
      sent,
    )
  }

  /** Leaves a check that this target gives no occasion for. */
  skipUnless(holds: boolean, reason: string): void {
    if (!holds) throw new Skipped(reason)
  }
}

function sentOf(query: string, variables: Variables, changes: HeaderChanges): Sent {
  return Object.keys(changes).length > 0 ? { query, variables, changes } : { query, variables }
}

/** Why an answer is no success; null when it is one. */
export function problemOf({ status, data, errors, isJson, text }: Answer): string | null {
  if (!isJson) return `The answer is no JSON object: ${status} ${short(text)}`
  if (errors !== undefined) return `It is refused: ${status} ${short(JSON.stringify(errors))}`
  if (status !== 200) return `The status is ${status} instead of 200`
  return data === undefined || data === null ? 'The answer has no data' : null
}

const documents = new Map<string, DocumentNode>()

function documentOf(query: string): DocumentNode {
  const document = documents.get(query) ?? operationOf(query).document
  // What is asked with values in its text is never the same again.
  if (documents.size < 1000) documents.set(query, document)
  return document
}

/** So much of a text as fits on a line or two. */
export function short(text: string | undefined): string {
  return text === undefined ? 'nothing' : text.length > 240 ? `${text.slice(0, 240)}…` : text
}
