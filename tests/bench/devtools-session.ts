import type { CDPSession } from '@playwright/test'
import { z } from 'zod'

export interface DevToolsSession {
  /** Asks the browser, in the words of its DevTools protocol. */
  readonly send: CDPSession['send']
  readonly close: () => void
}

const targetsSchema = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }))
const messageSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** A session with the page of a browser that listens at a port, and nothing switched on in it. */
export async function openSession(port: number): Promise<DevToolsSession> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`)
  const page = targetsSchema.parse(await response.json()).find(({ type }) => type === 'page')
  if (!page) throw new Error('The browser has opened no page.')
  const socket = new WebSocket(page.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The browser does not answer.')), { once: true })
  })
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = messageSchema.parse(JSON.parse(String(data)))
    if (id === undefined) return
    if (error) asked.get(id)?.reject(new Error(error.message))
    else asked.get(id)?.resolve(result)
    asked.delete(id)
  })
  let last = 0
  const send = (method: string, params: object = {}): Promise<unknown> => {
    last += 1
    const answer = Promise.withResolvers<unknown>()
    asked.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
  // The browser answers a method with what its name promises.
  return { send: send as CDPSession['send'], close: () => socket.close() }
}
