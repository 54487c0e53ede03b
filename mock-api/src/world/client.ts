import type { Fault, NewWorld, SentMessageView, StoneSetting, WorldView } from './world-http.ts'
import { sentMessageSchema, sentMessagesSchema, worldViewSchema } from './world-http.ts'

export type { Fault, NewWorld, SentMessageView, WorldView } from './world-http.ts'

/** What tests and tools do with the worlds of a running mock; each call fails with the mock's own words. */
export interface WorldClient {
  create(wish?: NewWorld): Promise<WorldView>
  get(id: string): Promise<WorldView>
  reset(id: string): Promise<WorldView>
  setClock(id: string, now: Date | string, options?: { readonly frozen?: boolean }): Promise<WorldView>
  advanceClock(id: string, advanceMs: number): Promise<WorldView>
  setFaults(id: string, faults: readonly Fault[]): Promise<WorldView>
  clearFaults(id: string): Promise<WorldView>
  /** Sells a stone that the catalogue offers, holds it, or offers it again. */
  setStoneAvailability(
    id: string,
    gemstoneId: string,
    availability: StoneSetting['availability'],
  ): Promise<WorldView>
  /** What the payment provider and the lender have told the API, in the order in which it happened. */
  sentMessages(id: string): Promise<readonly SentMessageView[]>
  /** Has one of those messages sent once more, past all faults. */
  replayMessage(id: string, messageId: string): Promise<SentMessageView>
  remove(id: string): Promise<void>
}

/** A client of the mock at this address; `send` replaces `fetch` where the mock runs in the same process. */
export function createWorldClient(
  baseUrl: string,
  send: (request: Request) => Promise<Response> = fetch,
): WorldClient {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const request = new Request(new URL(path, baseUrl), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await send(request)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }

  async function view(method: string, path: string, body?: unknown): Promise<WorldView> {
    const response = await call(method, path, body)
    return worldViewSchema.parse(await response.json())
  }

  return {
    create: (wish = {}) => view('POST', '/worlds', wish),
    get: (id) => view('GET', `/worlds/${id}`),
    reset: (id) => view('POST', `/worlds/${id}/reset`),
    setClock: (id, now, { frozen = true } = {}) =>
      view('PUT', `/worlds/${id}/clock`, { now: new Date(now).toISOString(), frozen }),
    advanceClock: (id, advanceMs) => view('PUT', `/worlds/${id}/clock`, { advanceMs }),
    setFaults: (id, faults) => view('PUT', `/worlds/${id}/faults`, faults),
    clearFaults: (id) => view('PUT', `/worlds/${id}/faults`, []),
    setStoneAvailability: (id, gemstoneId, availability) =>
      view('PUT', `/worlds/${id}/stones/${gemstoneId}`, { availability }),
    sentMessages: async (id) => {
      const response = await call('GET', `/worlds/${id}/webhooks`)
      return sentMessagesSchema.parse(await response.json()).messages
    },
    replayMessage: async (id, messageId) => {
      const response = await call('POST', `/worlds/${id}/webhooks/${messageId}/replay`)
      return sentMessageSchema.parse(await response.json())
    },
    remove: async (id) => void (await call('DELETE', `/worlds/${id}`)),
  }
}
