import { ApiError } from './api-error.ts'

interface GraphErrorShape {
  readonly message: string
  readonly extensions?: { readonly code?: string; readonly argument?: string }
}

/**
 * The data of an API answer.
 * @throws ApiError of kind `world`, `session`, `http` or `graphql`
 */
export function parseAnswer(status: number, body: string): unknown {
  const answer = readJson(body)
  const errors = errorsOf(answer)
  const code = errors[0]?.extensions?.code
  if (code === 'WORLD_GONE' || code === 'WORLD_UNKNOWN' || code === 'WORLD_MALFORMED')
    throw new ApiError('world', code, status)
  if (code === 'UNAUTHENTICATED') throw new ApiError('session', 'not signed in', status)
  if (status >= 400 || answer === null) throw new ApiError('http', `status ${status}`, status)
  if (errors.length > 0) {
    // What the API says is for the log, not for a page.
    const cause = new Error(errors.map(({ message }) => message).join('; '))
    throw new ApiError('graphql', 'it answered with errors', status, {
      cause,
      argument: refusedArgument(errors),
    })
  }
  // Every operation asks for a field: without one a page would wait for ever, or take it that nothing is there.
  if (!('data' in answer) || Object.keys(answer.data ?? {}).length === 0) {
    throw new ApiError('http', 'it answered without data', status)
  }
  return answer.data
}

function refusedArgument(errors: readonly GraphErrorShape[]): string | null {
  const refused = errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
  return refused?.extensions?.argument ?? null
}

function readJson(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : null
  } catch {
    // Not JSON: the caller reports it as an HTTP failure with its status.
    return null
  }
}

function errorsOf(answer: object | null): readonly GraphErrorShape[] {
  if (!answer || !('errors' in answer) || !Array.isArray(answer.errors)) return []
  // The GraphQL specification (section 7.1.2) gives every error a message; extensions are read with care.
  return answer.errors as GraphErrorShape[]
}
