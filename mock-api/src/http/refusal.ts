/** Why a request is not served: `code` for programs, `message` for people. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** Which argument or header is meant. */
  readonly argument?: string
}

/** A refusal in the shape of a GraphQL answer, which all of the mock's addresses share. */
export function refuse(status: number, ...refusals: readonly Refusal[]): Response {
  const errors = refusals.map(({ message, ...extensions }) => ({ message, extensions }))
  return json({ errors }, status)
}

/** An answer in JSON that is never stored. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

export function notFound(): Response {
  return refuse(404, { code: 'NOT_FOUND', message: 'There is nothing at this address.' })
}

export function methodNotAllowed(...allowed: readonly string[]): Response {
  const response = refuse(405, {
    code: 'METHOD_NOT_ALLOWED',
    message: `This address takes ${allowed.join(', ')}.`,
  })
  response.headers.set('allow', allowed.join(', '))
  return response
}
