import type { GraphQLSchema } from 'graphql'
import { contractViolation, type Variables } from '../assert-answer.ts'
import type { Operation } from '../operations.ts'
import { type Outcome, outcomeCollector } from './seen.ts'

/** Who is refused what belongs to somebody. */
export type Denial = 'nobody' | 'a forged token' | 'another customer'

/** What was seen of an operation of the storefront. */
export interface OperationRecord {
  /** Answers without errors. */
  answers: number
  /** Why some of these are not what the contract promises. */
  readonly violations: string[]
  /** Codes of `userErrors`. */
  readonly refusals: Set<string>
  readonly denials: Set<Denial>
  /** Whether what it changes was seen by another request, before and after. */
  isEffectSeen: boolean
}

/** An answer of the mock, with who asked. */
export interface Exchange {
  readonly operation: Operation
  readonly variables: Variables
  readonly hasToken: boolean
  readonly data: unknown
  /** Codes of its errors; empty for none. */
  readonly errorCodes: readonly string[]
}

/** What the operations of the storefront were sent and answered, as it happened. */
export class ExchangeRecord {
  readonly outcomes = new Set<Outcome>()
  readonly #schema: GraphQLSchema
  readonly #operations: ReadonlyMap<string, OperationRecord>

  constructor(schema: GraphQLSchema, operations: readonly Operation[]) {
    this.#schema = schema
    this.#operations = new Map(
      operations.map(({ name }) => [
        name,
        { answers: 0, violations: [], refusals: new Set(), denials: new Set(), isEffectSeen: false },
      ]),
    )
  }

  of(operation: string): OperationRecord {
    const record = this.#operations.get(operation)
    if (!record) throw new Error(`The storefront has no operation ${operation}`)
    return record
  }

  add({ operation, variables, hasToken, data, errorCodes }: Exchange): void {
    const record = this.of(operation.name)
    if (errorCodes.includes('UNAUTHENTICATED')) record.denials.add(hasToken ? 'a forged token' : 'nobody')
    if (errorCodes.includes('FORBIDDEN')) record.denials.add('another customer')
    if (errorCodes.length > 0) return
    record.answers += 1
    const observe = outcomeCollector(this.outcomes)
    const violation = contractViolation(this.#schema, operation.document, data, variables, observe)
    if (violation) record.violations.push(violation)
    for (const code of refusalsIn(data)) record.refusals.add(code)
  }
}

/** The codes of the `userErrors` of an answer's fields. */
export function refusalsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap((payload: { readonly userErrors?: unknown } | null) => {
    const errors = payload?.userErrors
    return Array.isArray(errors) ? errors.map(({ code }: { code: unknown }) => String(code)) : []
  })
}
