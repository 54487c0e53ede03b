import { Kind } from 'graphql'
import { parseDocument } from './parse-document.ts'

/** The name of the operation that a request runs; undefined when it has none or cannot be read. */
export function operationNameOf(request: Request, body: string): string | undefined {
  const { operationName, query } = request.method === 'GET' ? parametersOf(request) : parametersIn(body)
  if (typeof operationName === 'string' && operationName !== '') return operationName
  return typeof query === 'string' ? firstOperationName(query) : undefined
}

type Parameters = Readonly<Record<string, unknown>>

function parametersOf(request: Request): Parameters {
  return Object.fromEntries(new URL(request.url).searchParams)
}

function parametersIn(body: string): Parameters {
  try {
    // Of anything but an object nothing is spread that has one of their names.
    return { ...(JSON.parse(body) as object) }
  } catch {
    return {} // the route says what is wrong with the body
  }
}

function firstOperationName(query: string): string | undefined {
  try {
    const { definitions } = parseDocument(query, { noLocation: true })
    return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value
  } catch {
    return undefined // the route says what is wrong with the document
  }
}
