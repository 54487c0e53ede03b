import { type DocumentNode, executeSync, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql'
import { isObject } from './is-object.ts'

export type Variables = Readonly<Record<string, unknown>>

/** Told of each field of an answer, with the arguments it was asked with and its value as it came. */
export type FieldObserver = (info: GraphQLResolveInfo, args: Variables, value: unknown) => void

/** An answer beside the contract: what was asked for and nothing else, or why it is not what was promised. */
export type Reading =
  | { readonly violation: null; readonly data: unknown }
  | { readonly violation: string; readonly data: null }

/**
 * Reads an answer as the contract promises it for a document. A violation is a null where there must be a value, a
 * value of another type, an enum value the contract does not have, a field that is missing. A field that nobody asked
 * for is left out: whoever reads an answer by its document never meets it.
 *
 * The document is executed once more, with the answer as the data: execution then checks every type, and
 * gives the answer back as it came when nothing was wrong with it.
 */
export function readAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  variableValues: Variables = {},
  observe: FieldObserver = () => {},
): Reading {
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
  if (violations.length > 0)
    return { violation: `The answer breaks the contract.\n${violations.join('\n')}`, data: null }
  // Fields of an executed answer have no prototype, and plain JSON takes it away from both.
  const [read, came] = [plain(again), plain(data)]
  const difference = differenceOf(read, came, [])
  return difference === null
    ? { violation: null, data: read }
    : { violation: `The answer breaks the contract.\n${difference}`, data: null }
}

/** Why an answer is not what the contract promises for a document; null when nothing is wrong. */
export function contractViolation(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  variableValues: Variables = {},
  observe: FieldObserver = () => {},
): string | null {
  return readAnswer(schema, document, data, variableValues, observe).violation
}

/** Fails when an answer is not what the contract promises, as `readAnswer` says. */
export function assertAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  variableValues: Variables = {},
): void {
  const violation = contractViolation(schema, document, data, variableValues)
  if (violation) throw new Error(violation)
}

/** Where an answer lacks a field, or has a value of another type than what was read of it; null where it does not. */
function differenceOf(read: unknown, came: unknown, path: readonly (string | number)[]): string | null {
  if (read === came) return null
  if (Array.isArray(read) && Array.isArray(came)) {
    return firstOf(read.map((item, index) => differenceOf(item, came[index], [...path, index])))
  }
  if (isObject(read) && isObject(came)) {
    return firstOf(
      Object.entries(read).map(([key, value]) =>
        Object.hasOwn(came, key)
          ? differenceOf(value, came[key], [...path, key])
          : `${[...path, key].join('.')}: The field is missing.`,
      ),
    )
  }
  return `${path.join('.') || 'data'}: ${JSON.stringify(came)} is of another type than the contract says.`
}

function firstOf(differences: readonly (string | null)[]): string | null {
  return differences.find((difference) => difference !== null) ?? null
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}
