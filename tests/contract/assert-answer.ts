import { isDeepStrictEqual } from 'node:util'
import { type DocumentNode, executeSync, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

/** Told of each field of an answer, with the arguments it was asked with and its value as it came. */
export type FieldObserver = (info: GraphQLResolveInfo, args: Variables, value: unknown) => void

/**
 * Why an answer is not what the contract promises for a document: a null where there must be a value, a value of
 * another type, an enum value the contract does not have, a field missing or too many. Null when nothing is wrong.
 *
 * The document is executed once more, with the answer as the data: execution then checks every type, and
 * gives the answer back as it came when nothing was wrong with it.
 */
export function contractViolation(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  variableValues: Variables = {},
  observe: FieldObserver = () => {},
): string | null {
  const { data: again, errors = [] } = executeSync({
    schema,
    document,
    variableValues,
    rootValue: data,
    fieldResolver(parent: Readonly<Record<string, unknown>>, args: Variables, _context, info) {
      // An answer names its fields by their aliases.
      const value = parent[info.path.key]
      observe(info, args, value)
      return value
    },
  })
  const violations = errors.map(({ path, message }) => `${path?.join('.')}: ${message}`)
  if (violations.length > 0) return `The answer breaks the contract.\n${violations.join('\n')}`
  // Fields of an executed answer have no prototype, and plain JSON takes it away from both.
  return isDeepStrictEqual(plain(again), plain(data))
    ? null
    : 'The answer has fields missing or too many, or values of another type than the contract says.'
}

/** Fails when an answer is not what the contract promises, as `contractViolation` says. */
export function assertAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  variableValues: Variables = {},
): void {
  const violation = contractViolation(schema, document, data, variableValues)
  if (violation) throw new Error(violation)
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}
