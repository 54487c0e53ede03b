import type { Config } from './config.ts'
import { refusal } from './posted-json.ts'
import { readBody } from './read-body.ts'
import { isSameOrigin } from './same-origin.ts'

/** Bytes of a list of a hundred faults. */
const bodyLimitBytes = 32 * 1024
const address = /^\/api(\/(?:worlds|scenarios)(?:\/[\w-]+)*)$/

/**
 * `/api/worlds` and `/api/scenarios`: what the panel of worlds asks the mock, for the shop's own pages alone
 * (rules/worlds-and-mock#panel). Null for any other address, and for these where worlds are off, as in production.
 */
export async function answerAboutWorlds(
  pathname: string,
  request: Request,
  config: Pick<Config, 'apiUrl' | 'siteUrl' | 'areWorldsOn' | 'apiTimeoutMs'>,
): Promise<Response | null> {
  const path = address.exec(pathname)?.[1]
  if (path === undefined || !config.areWorldsOn) return null
  if (!isSameOrigin(request.headers, config.siteUrl)) {
    return refusal(403, 'This address serves the shop’s own pages only')
  }
  const body = await readBody(request, bodyLimitBytes)
  if (body === null) return refusal(413, `A request holds at most ${bodyLimitBytes} bytes`)
  try {
    const answer = await fetch(new URL(path, config.apiUrl), {
      method: request.method,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(config.apiTimeoutMs),
    })
    const text = await answer.text()
    const headers = {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'cache-control': 'no-store',
    }
    return new Response(text === '' ? null : text, { status: answer.status, headers })
  } catch {
    return refusal(503, 'The mock does not answer')
  }
}
