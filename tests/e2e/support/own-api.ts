import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressesOfRun } from './addresses.ts'

interface Call {
  /** The name of the operation. */
  readonly operation: string
  readonly authorization: string | undefined
}

/** An API of a test's own: hands everything on to the mock's default world, and fails, waits or alters as it is told. */
export interface OwnApi {
  readonly url: string
  /** The operations that have reached it since the last `reset`. */
  calls: Call[]
  /** Answers 500 in place of the mock. */
  isAway: boolean
  /** What its clock says, as an HTTP date; null for the mock's own. */
  date: string | null
  /** Changes what the mock answers. */
  alter: (body: string) => string
  /** Lets no answer out until the function that it gives is called. */
  hold(): () => void
  reset(): void
  close(): void
}

export async function startOwnApi(): Promise<OwnApi> {
  let gate = Promise.resolve()

  const server = createServer((request, response) => {
    void serve(request, response)
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, type, date } = await answer(request)
    response.writeHead(status, { 'content-type': type, ...(date !== null && { date }) }).end(body)
  }

  async function answer(request: IncomingMessage) {
    const body = await textOf(request)
    const operation = /^\s*(?:query|mutation)\s+(\w+)/.exec(queryIn(body))?.[1]
    if (operation !== undefined) {
      api.calls.push({ operation, authorization: request.headers.authorization })
    }
    await gate
    const { isAway, alter, date } = api
    if (isAway && operation !== undefined) {
      return { status: 500, body: 'Internal Server Error', type: 'text/plain', date }
    }
    const answered = await fetch(`${addressesOfRun().mockUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', 'api-key': 'k', channelId: '1' },
      ...(body !== '' && { body }),
    })
    return {
      status: answered.status,
      body: alter(await answered.text()),
      type: answered.headers.get('content-type') ?? 'application/json',
      date: date ?? answered.headers.get('date'),
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object; only a pipe's is a text.
  const { port } = server.address() as AddressInfo
  const asItIs = (body: string) => body
  const api: OwnApi = {
    url: `http://127.0.0.1:${port}/graphql`,
    calls: [],
    isAway: false,
    date: null,
    alter: asItIs,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    reset: () => void Object.assign(api, { calls: [], isAway: false, date: null, alter: asItIs }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return api
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // No encoding is set.
  return Buffer.concat(chunks).toString()
}

function queryIn(body: string): string {
  if (body === '') return ''
  const { query }: { query: string } = JSON.parse(body)
  return query
}
