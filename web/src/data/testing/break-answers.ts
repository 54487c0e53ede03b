import { vi } from 'vitest'
import type { TypedDocumentString } from '#generated/graphql/graphql.ts'

/** How the way to the API can fail, with what the browser then has in its hands. */
const faults = {
  timeout: () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  dropped: () => Promise.reject(new TypeError('Failed to fetch')),
  'status 429': () =>
    Promise.resolve(new Response('too many', { status: 429, headers: { 'retry-after': '1' } })),
  'status 500': () => Promise.resolve(new Response('away', { status: 500 })),
  'status 503': () => Promise.resolve(new Response('busy', { status: 503 })),
  'GraphQL errors': () => Promise.resolve(Response.json({ errors: [{ message: 'broken' }] })),
  'a key that was used': () =>
    Promise.resolve(
      Response.json({
        errors: [
          { message: 'used', extensions: { code: 'BAD_USER_INPUT', argument: 'input.idempotencyKey' } },
        ],
      }),
    ),
  'part of the data': async (whole: unknown) =>
    Response.json({ data: await dataOf(whole), errors: [{ message: 'broken', path: ['payment'] }] }),
  'data without its fields': () => Promise.resolve(Response.json({ data: {} })),
  'no data': () => Promise.resolve(Response.json({ data: null })),
  'no JSON': () => Promise.resolve(new Response('<html>')),
  'half an answer': () => Promise.resolve(new Response('{"data":{"placeOrder":{"pay')),
} as const
export type Fault = keyof typeof faults

/** What an answer that came holds; null where it holds none. */
async function dataOf(answer: unknown): Promise<unknown> {
  if (!(answer instanceof Response) || !answer.ok) return null
  // `stubApi` has written it.
  const { data } = (await answer.json()) as { readonly data: unknown }
  return data
}

/** Those that any operation may meet. Every key of the table is one of them. */
export const everyFault = (Object.keys(faults) as Fault[]).filter((fault) => fault !== 'a key that was used')

/**
 * Lets the next questions of one operation fail, all others go on as they were stubbed; what it gives mends it. To be
 * called after `stubApi`.
 */
export function breakAnswers<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  fault: Fault,
): () => void {
  const hash = String(document.__meta__?.['hash'])
  const answered = globalThis.fetch
  let isBroken = true
  vi.stubGlobal('fetch', (address: string, init: { readonly body: string }) =>
    isBroken && init.body.includes(hash)
      ? answered(address, init).then(faults[fault], faults[fault])
      : answered(address, init),
  )
  return () => {
    isBroken = false
  }
}

/** Keeps the answers of one operation back until what it gives is called. */
export function holdAnswers<Data, Variables>(document: TypedDocumentString<Data, Variables>): () => void {
  const hash = String(document.__meta__?.['hash'])
  const answered = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (address: string, init: { readonly body: string }) => {
    if (init.body.includes(hash)) await promise
    return answered(address, init)
  })
  return resolve
}
