import type { TypedDocumentString } from '#generated/graphql/graphql.ts'
import { tokenRefused } from './account/kept-token.ts'
import { ApiError, apiErrorKind, isRetryable } from './api-error.ts'
import { sendFromBrowser } from './browser-transport.ts'
import { parseAnswer } from './parse-answer.ts'
import { reportError } from './report-error.ts'
import { serverSide } from './server-side.ts'
import type { SendOptions } from './transport.ts'

/**
 * Sends one operation of the manifest and gives its data. On the server it calls the API directly, in
 * the browser through the shop's own `/api/graphql`.
 * @throws ApiError, reported once, here
 */
export async function request<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options: SendOptions = {},
): Promise<Data> {
  const documentId = documentIdOf(document)
  const send = serverSide()?.send ?? sendFromBrowser
  let token: string | null = null
  try {
    const answer = await send(documentId, variables, options)
    token = answer.token
    // The API speaks the contract: its answers are checked against the SDL by the contract tests.
    return parseAnswer(answer.status, answer.body) as Data
  } catch (error) {
    if (error instanceof ApiError) reportError(error, { documentId, isRetryable: isRetryable(error) })
    if (token !== null && apiErrorKind(error) === 'session') await tokenRefused(token)
    throw error
  }
}

function documentIdOf<Data, Variables>(document: TypedDocumentString<Data, Variables>): string {
  const hash: unknown = document.__meta__?.['hash']
  if (typeof hash !== 'string') throw new Error('A document without a hash cannot be sent')
  return hash
}
