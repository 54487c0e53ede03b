import type { Fault } from './world-faults.ts'
import { type ScenarioName, scenariosSchema, type ScenarioView } from './scenarios.ts'
import {
  type NewWorld,
  sentMessageSchema,
  sentMessagesSchema,
  type SentMessageView,
  snapshotsSchema,
  type SnapshotView,
  type StoneSetting,
  worldsSchema,
  worldViewSchema,
  type WorldView,
} from './worlds.ts'

/** What tests and tools do with the worlds of a running mock; each call fails with the mock's own words. */
export interface WorldClient {
  create(wish?: NewWorld): Promise<WorldView>
  get(id: string): Promise<WorldView>
  /** Every world there is, the default one first. */
  list(): Promise<readonly WorldView[]>
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
  /** Keeps the state of a world under a name, until the world is dropped. */
  snapshot(id: string, name: string): Promise<readonly SnapshotView[]>
  snapshots(id: string): Promise<readonly SnapshotView[]>
  /** Takes a world back to a state that was kept, its clock too. */
  restore(id: string, name: string): Promise<WorldView>
  /** Makes another world of this one, as it is now. */
  fork(id: string, newId?: string): Promise<WorldView>
  /** Every scenario that there is. */
  scenarios(): Promise<readonly ScenarioView[]>
  /** Starts a world over, as a scenario has it. */
  setScenario(id: string, name: ScenarioName): Promise<WorldView>
  remove(id: string): Promise<void>
}

/**
 * A client of the mock at this address, which ends in a slash where worlds are below a path; `send` replaces `fetch` where
 * the mock runs in the same process.
 */
export function createWorldClient(
  baseUrl: string,
  send: (request: Request) => Promise<Response> = fetch,
): WorldClient {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const request = new Request(new URL(path.slice(1), new URL('./', baseUrl)), {
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
    list: async () => worldsSchema.parse(await (await call('GET', '/worlds')).json()).worlds,
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
    snapshot: async (id, name) => snapshotsIn(await call('POST', `/worlds/${id}/snapshots`, { name })),
    snapshots: async (id) => snapshotsIn(await call('GET', `/worlds/${id}/snapshots`)),
    restore: (id, name) => view('POST', `/worlds/${id}/restore`, { name }),
    fork: (id, newId) => view('POST', `/worlds/${id}/fork`, newId === undefined ? {} : { id: newId }),
    scenarios: async () => scenariosSchema.parse(await (await call('GET', '/scenarios')).json()).scenarios,
    setScenario: (id, name) => view('POST', `/worlds/${id}/scenario`, { name }),
    remove: async (id) => void (await call('DELETE', `/worlds/${id}`)),
  }
}

async function snapshotsIn(response: Response): Promise<readonly SnapshotView[]> {
  return snapshotsSchema.parse(await response.json()).snapshots
}
