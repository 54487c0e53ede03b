import { type GraphQLSchema, isEnumType } from 'graphql'
import { contractViolation } from '../assert-answer.ts'
import type { Operation } from '../operations.ts'
import { isObject } from '../is-object.ts'
import { mapAnswer } from './map-answer.ts'
import type { RecordedExchange } from './recording.ts'

export type ValueKind = 'null' | 'text' | 'number' | 'truth' | 'list' | 'object'

/** What was seen at a place of an operation's answers. */
export interface SeenValues {
  readonly kinds: Set<ValueKind>
  /** Values of an enum. */
  readonly enumValues: Set<string>
  /** Null where there was no number. */
  least: number | null
  most: number | null
}

/** What was seen of an operation. */
export interface Profile {
  /** By the path of the place. */
  readonly places: ReadonlyMap<string, SeenValues>
  readonly errorCodes: ReadonlySet<string>
  /** Why answers are not what the contract says, each reason once. */
  readonly violations: readonly string[]
}

/** Sums up the answers to an operation, place by place. */
export function profileOf(
  schema: GraphQLSchema,
  operation: Operation,
  exchanges: readonly RecordedExchange[],
): Profile {
  const places = new Map<string, SeenValues>()
  const violations = new Set<string>()
  for (const { variables, data, errorCodes } of exchanges) {
    mapAnswer(schema, operation, data, ({ path, type }, value) => {
      const seen = places.get(path) ?? newPlace()
      places.set(path, seen)
      see(seen, value, isEnumType(type))
    })
    const violation =
      errorCodes.length === 0 ? contractViolation(schema, operation.document, data, variables) : null
    if (violation !== null) violations.add(violation)
  }
  return {
    places,
    errorCodes: new Set(exchanges.flatMap(({ errorCodes }) => errorCodes)),
    violations: [...violations],
  }
}

function newPlace(): SeenValues {
  return { kinds: new Set(), enumValues: new Set(), least: null, most: null }
}

function see(seen: SeenValues, value: unknown, isEnum: boolean): void {
  seen.kinds.add(kindOf(value))
  if (isEnum && typeof value === 'string') seen.enumValues.add(value)
  if (typeof value !== 'number') return
  seen.least = Math.min(seen.least ?? value, value)
  seen.most = Math.max(seen.most ?? value, value)
}

function kindOf(value: unknown): ValueKind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (isObject(value)) return 'object'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'truth' : 'text'
}
