import type { GraphQLSchema } from 'graphql'
import { isDeepStrictEqual } from 'node:util'
import { contractViolation, type Variables } from '../assert-answer.ts'
import { operationOf } from '../operations.ts'
import { type Address, type Answer, codesOf, type HeaderChanges, isRefused, post } from './api.ts'
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

  /** The answer to a request, whatever it is. */
  async send(query: string, variables: Variables = {}, changes: HeaderChanges = {}): Promise<Answer> {
    this.requests += 1
    this.#last = { query, variables }
    return post(this.address, this.#last, changes)
  }

  /**
   * The data of an answer, which must be as the contract says; whoever asks names the type that the query says, and
   * the contract is what makes the cast true.
   */
  async ask<Data>(query: string, variables: Variables = {}): Promise<Data> {
    const sent = { query, variables }
    const answer = await this.send(query, variables)
    if (codesOf(answer).includes('UNAUTHENTICATED') && this.address.token === null) {
      throw new Skipped('asks who somebody is, and no --token was given')
    }
    const problem = problemOf(answer)
    if (problem) throw new Deviation(problem, sent)
    this.expectations += 1
    const violation = contractViolation(this.#schema, documentOf(query), answer.data, variables)
    if (violation) throw new Deviation(violation, sent)
    return answer.data as Data
  }

  /** Asks for something that must be refused, with this code where one is named. */
  async expectRefusal(query: string, variables: Variables, what: string, code?: string): Promise<void> {
    const answer = await this.send(query, variables)
    this.expect(isRefused(answer), `${what} is not refused: ${answer.status} ${short(answer.text)}`)
    if (code) this.expectSame(codesOf(answer)[0], code, `The code of the refusal of ${what}`)
  }

  /** Compares; what does not hold is a deviation shown by the request that was sent last. */
  expect(holds: boolean, message: string, sent: Sent | null = this.#last): void {
    this.expectations += 1
    if (!holds) throw new Deviation(message, sent)
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

  get last(): Sent | null {
    return this.#last
  }
}

/** Why an answer is no success; null when it is one. */
export function problemOf({ status, data, errors, isJson, text }: Answer): string | null {
  if (!isJson) return `The answer is no JSON object: ${status} ${short(text)}`
  if (errors !== undefined) return `It is refused: ${status} ${short(JSON.stringify(errors))}`
  if (status !== 200) return `The status is ${status} instead of 200`
  return data === undefined || data === null ? 'The answer has no data' : null
}

const documents = new Map<string, ReturnType<typeof operationOf>['document']>()

function documentOf(query: string) {
  const document = documents.get(query) ?? operationOf(query).document
  documents.set(query, document)
  return document
}

/** So much of a text as fits on a line or two. */
export function short(text: string | undefined): string {
  return text === undefined ? 'nothing' : text.length > 240 ? `${text.slice(0, 240)}…` : text
}
