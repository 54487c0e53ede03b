import { readBody } from './read-body.ts'
import { isSameOrigin } from './same-origin.ts'

/** What a page of the shop has posted, unread; or the answer that refuses it. */
export type PostedJson = { readonly text: string } | { readonly refusal: Response }

/**
 * Reads what one of the shop's own pages posts as JSON: another method, another site's page, another type and a body of
 * more than `limitBytes` are refused.
 */
export async function readPostedJson(
  request: Request,
  siteUrl: string,
  limitBytes: number,
): Promise<PostedJson> {
  if (request.method !== 'POST') return { refusal: refusal(405, 'Send a POST request', { allow: 'POST' }) }
  if (!isSameOrigin(request.headers, siteUrl)) {
    return { refusal: refusal(403, 'This address serves the shop’s own pages only') }
  }
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return { refusal: refusal(415, 'Send application/json') }
  }
  const text = await readBody(request, limitBytes)
  if (text === null) return { refusal: refusal(413, `A request holds at most ${limitBytes} bytes`) }
  return { text }
}

/** A refusal in the form of a GraphQL answer, so that one reader in the browser serves all. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}
