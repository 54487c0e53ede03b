import { type ArgumentNode, type DocumentNode, type FieldNode, Kind, parse, print, visit } from 'graphql'
import type { Variables } from '../assert-answer.ts'
import type { Send } from '../runner/api.ts'
import { shopContract } from '../shop-contract.ts'
import { type FieldChange, withFieldsChanged } from './answer-fields.ts'
import { isObject } from '../is-object.ts'

/** An API that breaks the contract in one way, and the check that must find it. */
export interface DeviatingApi {
  /** What it does: `ignores the page`. */
  readonly name: string
  /** The operation and the name of the check: `StoneList: a page twice as long is two pages`. */
  readonly caughtBy: string
  readonly deviate: (honest: Send) => Send
}

/** A group of deviations that one check must find. */
export function caughtBy(
  check: string,
  deviations: Readonly<Record<string, DeviatingApi['deviate']>>,
): DeviatingApi[] {
  return Object.entries(deviations).map(([name, deviate]) => ({ name, caughtBy: check, deviate }))
}

const schema = shopContract()

interface Question {
  readonly query: string
  readonly variables: Variables
}

/** An API that answers something else than it was asked. */
export function asking(change: (question: Question) => Question): DeviatingApi['deviate'] {
  return (honest) => async (request) => {
    const question = await questionOf(request)
    return honest(question ? withBody(request, change(question)) : request)
  }
}

/** An API that does not look at an argument of a field. */
export function ignoring(field: string, ...names: readonly string[]): DeviatingApi['deviate'] {
  return asking(({ query, variables }) => {
    const document = withArguments(parseOr(query), field, (argument) => !names.includes(argument.name.value))
    return { query: print(document), variables }
  })
}

/** An API that takes an argument of a field for something else. */
export function misreading(
  field: string,
  argument: string,
  change: (value: unknown) => unknown,
): DeviatingApi['deviate'] {
  return asking(({ query, variables }) => {
    const changed: Record<string, unknown> = { ...variables }
    withArguments(parseOr(query), field, ({ name, value }) => {
      const isMeant = name.value === argument && value.kind === Kind.VARIABLE
      if (isMeant && value.name.value in changed)
        changed[value.name.value] = change(changed[value.name.value])
      return true
    })
    return { query, variables: changed }
  })
}

/** An API whose answers differ in some fields: `Gemstone.price`. */
export function answering(changes: Readonly<Record<string, FieldChange>>): DeviatingApi['deviate'] {
  return (honest) => async (request) => {
    const question = await questionOf(request)
    const response = await honest(request)
    if (!question) return response
    const body: unknown = await response.json()
    if (!isObject(body)) return Response.json(body, response)
    const document = parseOr(question.query)
    const data = withFieldsChanged(schema, document, question.variables, body['data'], changes)
    return Response.json({ ...body, data }, { status: response.status, headers: dateOf(response) })
  }
}

/** An API that sends its answers in another way: other headers, another status, another body. */
export function sending(
  change: (response: Response, request: Request) => Response | Promise<Response>,
): DeviatingApi['deviate'] {
  return (honest) => async (request) => change(await honest(request.clone()), request)
}

/** An API that takes requests that it should not, because it is asked with other headers. */
export function hearing(headers: Readonly<Record<string, string | null>>): DeviatingApi['deviate'] {
  return (honest) => (request) => {
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) request.headers.delete(name)
      else request.headers.set(name, value)
    }
    return honest(request)
  }
}

/** A change of a number. */
export function plus(amount: number): FieldChange {
  return (value) => (typeof value === 'number' ? value + amount : value)
}

/** A change of a list. */
export function listed(change: (items: unknown[]) => unknown[]): FieldChange {
  return (value) => (Array.isArray(value) ? change(value) : value)
}

/** What a request asks; null for one that is no question. */
export async function questionOf(request: Request): Promise<Question | null> {
  if (request.method !== 'POST') return null
  try {
    const body: unknown = await request.clone().json()
    return isObject(body) && typeof body['query'] === 'string'
      ? { query: body['query'], variables: isObject(body['variables']) ? body['variables'] : {} }
      : null
  } catch {
    // What is no JSON goes to the honest API as it is.
    return null
  }
}

function withBody(request: Request, question: Question): Request {
  const { url, headers, signal } = request
  return new Request(url, { method: 'POST', headers, signal, body: JSON.stringify(question) })
}

/** The document without some arguments of a field, and without variables that nothing uses any more. */
function withArguments(
  document: DocumentNode,
  field: string,
  isKept: (argument: ArgumentNode) => boolean,
): DocumentNode {
  const changed: DocumentNode = visit(document, {
    Field(node): FieldNode | undefined {
      if (node.name.value !== field) return undefined
      return { ...node, arguments: (node.arguments ?? []).filter(isKept) }
    },
  })
  const used = new Set<string>()
  visit(changed, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) })
  return visit(changed, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  })
}

/** A document that cannot be read is refused by the honest API. */
function parseOr(query: string): DocumentNode {
  try {
    return parse(query)
  } catch {
    return { kind: Kind.DOCUMENT, definitions: [] }
  }
}

function dateOf(response: Response): Record<string, string> {
  const date = response.headers.get('date')
  return date === null ? {} : { date }
}

/** Errors that somebody can cause, all of another code. */
export const coded = (type: string, code: string) => answering({ [`${type}.code`]: () => code })

/** What is changed is changed only in the answer to it. */
export const forgetting =
  (...parts: string[]): DeviatingApi['deviate'] =>
  (honest) => {
    const kept = new Map<string, string>()
    return async (request) => {
      const text = await request.clone().text()
      if (!parts.some((part) => text.includes(`{ ${part}`)) || text.includes('mutation'))
        return honest(request)
      const before = kept.get(text)
      if (before !== undefined)
        return new Response(before, { headers: { 'content-type': 'application/json' } })
      const response = await honest(request)
      kept.set(text, await response.clone().text())
      return response
    }
  }
