import { refuse, type Refusal } from './refusal.ts'

/** Why a body that `readBody` did not read is refused, with 413. */
export const largeBody: Refusal = {
  code: 'BAD_USER_INPUT',
  message: 'The body is too large: at most 64 KB are allowed.',
  argument: 'body',
}

/**
 * Why a body is refused, with 415: it is of another type than JSON, since a page of another host can send those without
 * asking first, or compressed, which no address reads. Letter case and what follows a type mean nothing.
 */
export function otherContent({ method, headers }: Request): Refusal | undefined {
  if (method !== 'POST' && method !== 'PUT') return undefined
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    return unsupported('The body must be application/json.', 'content-type')
  }
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() === 'identity') return undefined
  return unsupported('The body must not be compressed.', 'content-encoding')
}

function unsupported(message: string, argument: string): Refusal {
  return { code: 'UNSUPPORTED_MEDIA_TYPE', message, argument }
}

/** The answer to a body that is no JSON as it says itself, or compressed; undefined where it can be read. */
export function refuseOtherContent(request: Request): Response | undefined {
  const other = otherContent(request)
  return other && refuse(415, other)
}

/** The answer to a body that `readBody` did not read. */
export function refuseLargeBody(): Response {
  return refuse(413, largeBody)
}
