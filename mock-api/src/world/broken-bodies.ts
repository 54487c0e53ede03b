import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** Ways in which the body of an answer can be broken on its way (rules/worlds-and-mock#faults). Status and headers stay. */

/** Complete as HTTP, and its second half is missing: no JSON any more. */
export async function firstHalf(response: Response): Promise<Response> {
  const bytes = await bytesOf(response)
  return withBody(response, bytes.subarray(0, half(bytes)))
}

/** The connection breaks in the middle: a reader has the first half, then an error. */
export async function cutShort(response: Response): Promise<Response> {
  const bytes = await bytesOf(response)
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true
        return controller.enqueue(bytes.subarray(0, half(bytes)))
      }
      // A server drops what it has not sent yet when a body fails, and sends at the end of a turn.
      await nextTurn()
      controller.error(new Error('The answer was cut short by a fault of this world'))
    },
  })
  return withBody(response, body)
}

/** So many chunks a second, as a bad connection delivers them. */
const chunksPerSecond = 10

/** The bytes come so slowly, in ten chunks a second. */
export async function trickle(response: Response, bytesPerSecond: number): Promise<Response> {
  const bytes = await bytesOf(response)
  const chunkBytes = Math.max(1, Math.floor(bytesPerSecond / chunksPerSecond))
  const pauseMs = (chunkBytes / bytesPerSecond) * 1000
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= bytes.length) return controller.close()
      if (sent > 0) await wait(pauseMs)
      controller.enqueue(bytes.subarray(sent, sent + chunkBytes))
      sent += chunkBytes
    },
  })
  return withBody(response, body)
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer())
}

function half(bytes: Uint8Array): number {
  return Math.floor(bytes.length / 2)
}

function withBody(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers)
  // It tells of the whole.
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}
