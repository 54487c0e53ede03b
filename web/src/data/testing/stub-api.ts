import type { IdentityAction, IdentityProblems } from '@shop/schema/http/identity'
import { vi } from 'vitest'
import type { TypedDocumentString } from '#generated/graphql/graphql.ts'

const identityAddress = '/api/identity/'
const unauthenticated = { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }

function refused(): never {
  throw new Error('Nothing is answered to a token that is refused')
}

type Give<Data, Variables> = (variables: Variables) => Data

/**
 * Stands in for the shop's own server, which passes operations on to the API: answers those it is told of, and fails
 * with status 500 on all others. `asked` are the variables of every question, in order.
 */
export function stubApi() {
  const answers = new Map<string, Give<unknown, never>>()
  const identityAnswers = new Map<string, () => Response>()
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { body = '' }: { readonly body?: string } = {}) => {
    if (address.startsWith(identityAddress)) {
      asked.push(JSON.parse(body))
      const give = identityAnswers.get(address.slice(identityAddress.length))
      return Promise.resolve(give?.() ?? new Response('away', { status: 500 }))
    }
    // What the browser's transport has written.
    const { documentId, variables } = JSON.parse(body) as { documentId: string; variables: never }
    asked.push(variables)
    const give = answers.get(documentId)
    if (give === refused) return Promise.resolve(Response.json(unauthenticated, { status: 401 }))
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
    /** The session of the next question has ended: the API refuses its token. */
    refuse<Data, Variables>(document: TypedDocumentString<Data, Variables>) {
      answers.set(idOf(document), refused)
    },
    /** What the identity provider says to an action: nothing more than that it is done, or why it is not. */
    answerIdentity(action: IdentityAction, problems: IdentityProblems | null = null) {
      identityAnswers.set(action, () =>
        problems ? Response.json(problems, { status: 422 }) : new Response(null, { status: 204 }),
      )
    },
  }
}

function idOf<Data, Variables>({ __meta__: meta }: TypedDocumentString<Data, Variables>): string {
  return String(meta?.['hash'])
}
