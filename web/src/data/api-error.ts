/**
 * What can go wrong between the shop and its API.
 * - `network`: no answer at all, or not in time
 * - `http`: an answer with a failing status
 * - `graphql`: an answer that holds errors
 * - `session`: whoever asks is not signed in, or not any more
 * - `world`: the mock's world that the visitor asked for is gone or was never there
 */
const kinds = ['network', 'http', 'graphql', 'session', 'world'] as const
export type ApiErrorKind = (typeof kinds)[number]

/**
 * A failed API call. Only `message` crosses from server to browser with a page, so it is safe to show and
 * carries the kind; `apiErrorKind` reads it on both sides.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | null
  /** The argument that the API does not take, by its name in the schema; null for any other error. */
  readonly argument: string | null

  constructor(
    kind: ApiErrorKind,
    detail: string,
    status: number | null = null,
    { argument = null, ...options }: ErrorOptions & { readonly argument?: string | null } = {},
  ) {
    super(`${prefix}${kind}: ${detail}`, options)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.argument = argument
  }
}

const prefix = 'Shop API, '

/** The kind of a failed API call, also after it has crossed from the server; null for any other error. */
export function apiErrorKind(error: unknown): ApiErrorKind | null {
  if (!(error instanceof Error) || !error.message.startsWith(prefix)) return null
  const kind = error.message.slice(prefix.length).split(':', 1)[0]
  return kinds.find((known) => known === kind) ?? null
}

/** Whether the same call may succeed a moment later. */
export function isRetryable(error: ApiError): boolean {
  return error.kind === 'network' || (error.kind === 'http' && (error.status === null || error.status >= 500))
}
