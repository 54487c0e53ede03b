import { refuse } from './refusal.ts'

export const jsonWanted = 'The body must be application/json.'
export const tooLarge = 'The body is too large: at most 64 KB are allowed.'

/** Whether a body says that it is JSON; letter case and what follows the type mean nothing. */
export function isJson(headers: Headers): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  return type.trim().toLowerCase() === 'application/json'
}

/**
 * Refuses a body of another type than JSON, since a page of another host can send those without asking first, and one
 * that is compressed, which no address reads.
 */
export function refuseOtherContent(request: Request): Response | undefined {
  if (request.method !== 'POST' && request.method !== 'PUT') return undefined
  if (!isJson(request.headers)) return unsupported(jsonWanted, 'content-type')
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() === 'identity') return undefined
  return unsupported('The body must not be compressed.', 'content-encoding')
}

function unsupported(message: string, argument: string): Response {
  return refuse(415, { code: 'UNSUPPORTED_MEDIA_TYPE', message, argument })
}

/** The answer to a body that `readBody` did not read. */
export function refuseLargeBody(): Response {
  return refuse(413, {
    code: 'BAD_USER_INPUT',
    message: tooLarge,
    argument: 'body',
  })
}
