import { Kind, parse } from 'graphql'
import type { Sent } from './outcome.ts'

export type Send = (request: Request) => Promise<Response>

/** An answer as it came, whatever it holds. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Undefined when the answer has no such member, or is no JSON. */
  readonly data?: unknown
  readonly errors?: unknown
  readonly isJson: boolean
}

/** Where an API is and how it is addressed. */
export interface Address {
  readonly url: string
  readonly apiKey: string
  readonly channel: string
  /** Of somebody who is signed in; null for nobody. */
  readonly token: string | null
  /** Of somebody else who is signed in; nobody when left out. */
  readonly otherToken?: string | null
  /** Where pictures with a relative address are; the origin of `url` when left out. */
  readonly assets?: string | undefined
  readonly send: Send
}

/** Headers to send instead of the usual ones; null leaves one out. */
export type HeaderChanges = Readonly<Record<string, string | null>>

/** Milliseconds after which an answer is not waited for. */
const patienceMs = 20_000

/** Sends a GraphQL request by POST. Rejects when no answer comes. */
export async function post(address: Address, { query, variables, changes = {} }: Sent): Promise<Answer> {
  return postBody(address, JSON.stringify({ query, variables }), changes)
}

/** The same of any body, well formed or not, and by another method where one is named. */
export async function postBody(
  { url, apiKey, channel, token, send }: Address,
  body: string,
  changes: HeaderChanges = {},
  method = 'POST',
): Promise<Answer> {
  const all: Record<string, string | null> = {
    accept: 'application/graphql-response+json, application/json',
    'content-type': 'application/json',
    'api-key': apiKey,
    channelId: channel,
    authorization: token === null ? null : `Bearer ${token}`,
    ...changes,
  }
  const headers = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  )
  const signal = AbortSignal.timeout(patienceMs)
  const response = await send(new Request(url, { method, headers, body, signal, redirect: 'manual' }))
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ...membersOf(text) }
}

/** The status of the answer to a document that is sent by GET. */
export async function getStatus({ url, apiKey, channel, send }: Address, query: string): Promise<number> {
  const address = new URL(url)
  address.searchParams.set('query', query)
  const headers = { accept: 'application/json', 'api-key': apiKey, channelId: channel }
  const signal = AbortSignal.timeout(patienceMs)
  const response = await send(new Request(address, { headers, signal, redirect: 'manual' }))
  await response.body?.cancel()
  return response.status
}

/**
 * A file at an address, which may be a path, as a page of this origin asks for it: its status, type, headers and content.
 * Rejects when no answer comes.
 */
export async function getFile(
  { url, assets, send }: Address,
  source: string,
  origin: string | null = null,
): Promise<{ status: number; type: string; headers: Headers; content: Uint8Array }> {
  const signal = AbortSignal.timeout(patienceMs)
  const asked = { signal, headers: origin === null ? {} : { origin } }
  const response = await send(new Request(new URL(source, assets ?? url), asked))
  const content = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  return { status, type: headers.get('content-type') ?? 'none', headers, content }
}

/**
 * What a service beside GraphQL answers below the origin of the API: its status and its text. Where it leads is not followed.
 * Rejects when no answer comes.
 */
export async function askService(
  { url, send }: Address,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await send(new Request(new URL(path, url), { ...init, signal, redirect: 'manual' }))
  return { status: response.status, text: await response.text() }
}

function membersOf(text: string): Pick<Answer, 'data' | 'errors' | 'isJson'> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, isJson: true }
      : { isJson: false }
  } catch {
    // What is no JSON is told apart by `isJson`.
    return { isJson: false }
  }
}

/**
 * Refused as GraphQL asks: with errors and without a value of any field that the document asks for, and never as a failure
 * of the server. Of a text that is no document every value counts.
 */
export function isRefused({ status, data, errors }: Answer, query = ''): boolean {
  const asked = rootNamesOf(query)
  const isEmpty =
    data === undefined ||
    data === null ||
    Object.entries(data).every(([name, value]) => value === null || (asked !== null && !asked.has(name)))
  return status < 500 && isEmpty && Array.isArray(errors) && errors.length > 0
}

/** By what names the fields of the first level are answered; null where the text does not tell. */
function rootNamesOf(query: string): ReadonlySet<string> | null {
  try {
    const names = parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    )
    const fields = names.flatMap((field) =>
      field.kind === Kind.FIELD ? (field.alias ?? field.name).value : [],
    )
    return fields.length === names.length ? new Set(fields) : null
  } catch {
    // What cannot be read asks for nothing by name.
    return null
  }
}

/** The codes of an answer's errors, in their order. */
export function codesOf({ errors }: Answer): string[] {
  if (!Array.isArray(errors)) return []
  return errors.map((error: { extensions?: { code?: unknown } } | null) => {
    const code = error?.extensions?.code
    return typeof code === 'string' ? code : 'none'
  })
}
