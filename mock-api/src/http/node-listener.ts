import type { RequestListener } from 'node:http'
import type { ServerRequest } from 'srvx'
import { toNodeHandler } from 'srvx/node'
import { DroppedConnection } from './dropped-connection.ts'
import { maxBodyBytes } from './request-body.ts'

/** Serves a fetch handler through `node:http`; a dropped connection closes the socket without an answer. */
export function nodeListener(handle: (request: Request) => Promise<Response>): RequestListener {
  const listener = toNodeHandler(
    async (request: ServerRequest) => {
      const outgoing = request.runtime?.node?.res
      try {
        return await handle(request)
      } catch (error) {
        const isExpected = error instanceof DroppedConnection || outgoing?.destroyed === true
        if (!isExpected) console.error(error)
        outgoing?.destroy()
        return new Response()
      }
    },
    { maxRequestBodySize: maxBodyBytes },
  )
  // Its type has HTTP/2 as well, whose server is another.
  return listener as RequestListener
}
