import { readBody } from './read-body.ts'
import { isSameOrigin } from './same-origin.ts'

/** The fields of a form that a browser has sent by itself; the answer to it where they cannot be read. */
export async function readForm(
  request: Request,
  siteUrl: string,
  limitBytes: number,
): Promise<URLSearchParams | Response> {
  if (!isSameOrigin(request.headers, siteUrl)) {
    return new Response('This address serves the shop’s own pages only', { status: 403 })
  }
  const text = await readBody(request, limitBytes)
  if (text === null) return new Response(`A form holds at most ${limitBytes} bytes`, { status: 413 })
  return new URLSearchParams(text)
}

/** The page that a form stood on; the first one where the browser does not say. Never an address of another host. */
export function pageBefore({ headers }: Request): string {
  const page = URL.parse(headers.get('referer') ?? '')
  return page ? page.pathname.replace(/^\/+/, '/') + page.search : '/'
}

/** Sends the browser on, to a page that it asks for. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
