import { refuse } from './refusal.ts'
import { refuseLargeBody } from './refuse-body.ts'
import { readBody } from './request-body.ts'

/** What a form sends; a response says why it was not read. */
export async function readForm(request: Request): Promise<URLSearchParams | Response> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    return refuse(415, {
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The body must be application/x-www-form-urlencoded.',
      argument: 'content-type',
    })
  }
  const text = await readBody(request)
  return text === undefined ? refuseLargeBody() : new URLSearchParams(text)
}
