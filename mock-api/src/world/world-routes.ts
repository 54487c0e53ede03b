import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import { checked, readChecked, readJson } from '../http/checked-json.ts'
import { json, methodNotAllowed, notFound, refuse } from '../http/refusal.ts'
import { isSoldWithOrder } from '../orders/order-store.ts'
import { replayMessage } from '../webhooks/deliver-message.ts'
import { type SentMessage, sentMessages } from '../webhooks/payment-message-store.ts'
import type { SettlePayment } from '../webhooks/receive-message.ts'
import { cartThatHolds } from './held-stones.ts'
import { markStone } from './marked-stones.ts'
import { refuseWorld } from './world-choice.ts'
import {
  clockAdvanceSchema,
  clockSettingSchema,
  faultsSchema,
  newWorldSchema,
  type SentMessagesView,
  type SentMessageView,
  stoneSettingSchema,
} from './world-http.ts'
import type { World } from './world.ts'
import { defaultWorldId, type Worlds } from './worlds.ts'

/** Whether the catalogue offers a stone, before anything happened to it in a world; null when it has none. */
export type CatalogueAvailability = (gemstoneId: string) => GemAvailability | null

/** What the interface needs of the rest of the mock. */
export interface WorldTools {
  readonly catalogueAvailability: CatalogueAvailability
  /** Does what has become due in a world. */
  readonly catchUp: (worldId: string) => Promise<void>
  readonly settle: SettlePayment
}

/** The typed interface to worlds: `/worlds`, `/worlds/:id` and what is below it. */
export async function respondAboutWorlds(
  request: Request,
  worlds: Worlds,
  tools: WorldTools,
): Promise<Response> {
  const [, , id, part, item, ...rest] = new URL(request.url).pathname.split('/')
  const isReplay = part === 'webhooks' && rest.length === 1 && rest[0] === 'replay'
  if (rest.length > 0 && !isReplay) return notFound()
  if ((item === undefined) === (part === 'stones' || isReplay)) return notFound()
  if (!id) return request.method === 'POST' ? createWorld(request, worlds) : methodNotAllowed('POST')
  const lookup = worlds.find(id)
  if (lookup.kind !== 'found') return refuseWorld(lookup)
  const { world } = lookup
  switch (part) {
    case undefined:
      if (request.method === 'GET') return show(world)
      return request.method === 'DELETE' ? removeWorld(world, worlds) : methodNotAllowed('GET', 'DELETE')
    case 'reset':
      if (request.method !== 'POST') return methodNotAllowed('POST')
      world.reset()
      return show(world)
    case 'clock':
      return request.method === 'PUT' ? moveClock(request, world, tools) : methodNotAllowed('PUT')
    case 'faults':
      return request.method === 'PUT' ? replaceFaults(request, world) : methodNotAllowed('PUT')
    case 'stones':
      if (request.method !== 'PUT') return methodNotAllowed('PUT')
      return moveStone(request, world, item ?? '', tools.catalogueAvailability)
    case 'webhooks':
      if (item !== undefined) {
        return request.method === 'POST' ? replay(world, item, tools) : methodNotAllowed('POST')
      }
      return request.method === 'GET' ? showMessages(world) : methodNotAllowed('GET')
    default:
      return notFound()
  }
}

async function createWorld(request: Request, worlds: Worlds): Promise<Response> {
  const wish = await readChecked(request, newWorldSchema)
  if (!wish.success) return refuse(400, ...wish.refusals)
  const { id, now } = wish.data
  const world = worlds.create(id, now === undefined ? undefined : Date.parse(now))
  if (world) return show(world, 201)
  return refuse(409, { code: 'WORLD_EXISTS', message: `There is a world ${id} already.`, argument: 'id' })
}

function removeWorld(world: World, worlds: Worlds): Response {
  if (world.id === defaultWorldId) {
    return refuse(409, { code: 'WORLD_KEPT', message: 'The default world stays. It can be reset.' })
  }
  worlds.remove(world.id)
  return new Response(null, { status: 204 })
}

async function moveClock(request: Request, world: World, { catchUp }: WorldTools): Promise<Response> {
  const body = await readJson(request)
  if (isAdvance(body)) {
    const wish = checked(body, clockAdvanceSchema)
    if (!wish.success) return refuse(400, ...wish.refusals)
    world.advanceClock(wish.data.advanceMs)
  } else {
    const wish = checked(body, clockSettingSchema)
    if (!wish.success) return refuse(400, ...wish.refusals)
    world.setClock(new Date(wish.data.now), wish.data.frozen)
  }
  await catchUp(world.id)
  return show(world)
}

function isAdvance(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'advanceMs' in body
}

async function replaceFaults(request: Request, world: World): Promise<Response> {
  const wish = await readChecked(request, faultsSchema)
  if (!wish.success) return refuse(400, ...wish.refusals)
  world.setFaults(wish.data)
  return show(world)
}

/**
 * Sells, holds or frees a stone in a world. One that the catalogue itself does not offer stays as it is, and so does one that a payment holds
 * or an order has sold: nothing that is paid for is offered again.
 */
async function moveStone(
  request: Request,
  world: World,
  gemstoneId: string,
  catalogueAvailability: CatalogueAvailability,
): Promise<Response> {
  const inCatalogue = catalogueAvailability(gemstoneId)
  if (inCatalogue === null) {
    return refuse(404, {
      code: 'STONE_UNKNOWN',
      message: `There is no stone ${gemstoneId}.`,
      argument: 'gemstoneId',
    })
  }
  if (inCatalogue !== 'AVAILABLE') {
    return refuse(409, {
      code: 'STONE_NOT_OFFERED',
      message: `The stone ${gemstoneId} is ${inCatalogue} in the catalogue, so in every world.`,
      argument: 'gemstoneId',
    })
  }
  const wish = await readChecked(request, stoneSettingSchema)
  if (!wish.success) return refuse(400, ...wish.refusals)
  const taken = takenBy(world, gemstoneId)
  if (taken !== null) {
    return refuse(409, {
      code: 'STONE_TAKEN',
      message: `The stone ${gemstoneId} ${taken}.`,
      argument: 'gemstoneId',
    })
  }
  markStone(world.sql, gemstoneId, wish.data.availability)
  return show(world)
}

/** What keeps a stone from being moved; null where nothing does. */
function takenBy({ sql }: World, gemstoneId: string): string | null {
  if (cartThatHolds(sql, gemstoneId) !== undefined) return 'is held for a payment: end that first'
  return isSoldWithOrder(sql, gemstoneId) ? 'was sold with an order' : null
}

/** What the provider and the lender have told the API of this world, and what has become of it. */
function showMessages(world: World): Response {
  return json({ messages: sentMessages(world.sql).map(viewOf) } satisfies SentMessagesView)
}

function replay(world: World, messageId: string, { settle }: WorldTools): Response {
  const sent = replayMessage(world, settle, messageId)
  if (sent !== null) return json(viewOf(sent))
  return refuse(404, { code: 'MESSAGE_UNKNOWN', message: `There is no message ${messageId}.` })
}

function viewOf({ deliveredMs, ...sent }: SentMessage): SentMessageView {
  return { ...sent, deliveredAt: deliveredMs === null ? null : new Date(deliveredMs).toISOString() }
}

/** A world, with its own time as the time of the answer. */
function show(world: World, status = 200): Response {
  const response = json(world.view(), status)
  response.headers.set('date', world.now().toUTCString())
  return response
}
