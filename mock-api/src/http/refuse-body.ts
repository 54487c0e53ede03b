import { refuse } from './refusal.ts'

/** Refuses a body of another type than JSON: a page of another host can send those without asking first. */
export function refuseOtherContent(request: Request): Response | undefined {
  if (request.method !== 'POST' && request.method !== 'PUT') return undefined
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() === 'application/json') return undefined
  return refuse(415, {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The body must be application/json.',
    argument: 'content-type',
  })
}

/** The answer to a body that `readBody` did not read. */
export function refuseLargeBody(): Response {
  return refuse(413, {
    code: 'BAD_USER_INPUT',
    message: 'The body is too large: at most 64 KB are allowed.',
    argument: 'body',
  })
}
