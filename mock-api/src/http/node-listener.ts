import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { DroppedConnection } from './dropped-connection.ts'

/** Serves a fetch handler through `node:http`; a dropped connection closes the socket without an answer. */
export function nodeListener(
  handle: (request: Request) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    const caller = new AbortController()
    outgoing.once('close', () => caller.abort())
    const request = requestOf(incoming, caller.signal)
    if (request) void answer(handle, request, outgoing)
    else outgoing.writeHead(400).end()
  }
}

async function answer(
  handle: (request: Request) => Promise<Response>,
  request: Request,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    await send(await handle(request), outgoing)
  } catch (error) {
    const isExpected = error instanceof DroppedConnection || outgoing.destroyed
    if (!isExpected) console.error(error)
    outgoing.destroy()
  }
}

/** The request, or undefined when its address or method is none that a request can have. */
function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
      method,
      headers,
      signal,
      ...(hasBody && {
        // Node's own and the DOM's declarations of the same stream class differ in name only.
        body: Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>,
        duplex: 'half',
      }),
    })
  } catch {
    return undefined
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  if (response.body === null) {
    outgoing.end()
    return
  }
  // The same two declarations the other way round.
  await pipeline(Readable.fromWeb(response.body as unknown as NodeReadableStream), outgoing)
}
