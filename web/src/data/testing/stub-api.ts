import { vi } from 'vitest'
import type { TypedDocumentString } from '#generated/graphql/graphql.ts'

type Give<Data, Variables> = (variables: Variables) => Data

/**
 * Stands in for the shop's own server, which passes operations on to the API: answers those it is told of, and fails
 * with status 500 on all others. `asked` are the variables of every question, in order.
 */
export function stubApi() {
  const answers = new Map<string, Give<unknown, never>>()
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, { body = '' }: { readonly body?: string } = {}) => {
    // What the browser's transport has written.
    const { documentId, variables } = JSON.parse(body) as { documentId: string; variables: never }
    asked.push(variables)
    const give = answers.get(documentId)
    return Promise.resolve(
      give ? Response.json({ data: give(variables) }) : new Response('away', { status: 500 }),
    )
  })
  return {
    asked,
    answer<Data, Variables>(document: TypedDocumentString<Data, Variables>, give: Give<Data, Variables>) {
      answers.set(idOf(document), give)
    },
    fail<Data, Variables>(document: TypedDocumentString<Data, Variables>) {
      answers.delete(idOf(document))
    },
  }
}

function idOf<Data, Variables>({ __meta__: meta }: TypedDocumentString<Data, Variables>): string {
  return String(meta?.['hash'])
}
