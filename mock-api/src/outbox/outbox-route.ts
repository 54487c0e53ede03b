import type { Outbox } from '@shop/schema/http/outbox'
import { outboxJsonPath } from '@shop/schema/http/service-paths'
import { json, methodNotAllowed } from '../http/refusal.ts'
import { refuseWorld, worldIdOfPage } from '../world/world-choice.ts'
import type { Worlds } from '../world/worlds.ts'
import { outboxPage } from './outbox-page.ts'
import { messagesOf } from './outbox-store.ts'

/** `GET /outbox` and `GET /outbox.json`: what the shop would have sent in the world that the request names. */
export function respondToOutbox(request: Request, worlds: Worlds): Response {
  if (request.method !== 'GET') return methodNotAllowed('GET')
  const lookup = worlds.find(worldIdOfPage(request))
  if (lookup.kind !== 'found') return refuseWorld(lookup)
  const messages = messagesOf(lookup.world)
  if (new URL(request.url).pathname === outboxJsonPath) return json({ messages } satisfies Outbox)
  return outboxPage(lookup.world.id, messages)
}
