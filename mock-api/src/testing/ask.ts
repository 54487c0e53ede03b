import type { MockApi } from '../app.ts'

/** The answer to a GraphQL request, as a test wants to look at it. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly data?: unknown
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: Readonly<Record<string, unknown>>
  }[]
}

export const requiredHeaders = { 'api-key': 'test', channelId: '1' }

/** Asks a mock in the same process, with the headers it wants and those given. */
export async function ask(
  api: Pick<MockApi, 'fetch'>,
  query: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await api.fetch(graphqlRequest({ query, variables }, headers))
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) throw new Error('Not an answer of a GraphQL API')
  return { status: response.status, headers: response.headers, ...body }
}

/** A GraphQL request with the headers the mock wants; a header given as '' is left out. */
export function graphqlRequest(body: unknown, headers: Record<string, string> = {}): Request {
  const all = { 'content-type': 'application/json', ...requiredHeaders, ...headers }
  return new Request('http://mock.test/graphql', {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
