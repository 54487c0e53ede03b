import { config } from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import type { GemAvailability } from '@shop/schema/domain/vocabulary/gemstones'
import { checked, readChecked, readJson } from '../http/checked-json.ts'
import { refuseOtherContent } from '../http/refuse-body.ts'
import { json, methodNotAllowed, notFound, refuse } from '../http/refusal.ts'
import { isSoldWithOrder } from '../orders/order-store.ts'
import { ScenarioImpossible } from '../scenarios/stage.ts'
import { replayMessage } from '../webhooks/deliver-message.ts'
import { type SentMessage, sentMessages } from '../webhooks/payment-message-store.ts'
import type { SettlePayment } from '../webhooks/receive-message.ts'
import { cartThatHolds } from './held-stones.ts'
import { markStone } from './marked-stones.ts'
import type { ScenarioName } from '@shop/schema/http/scenarios'
import { faultsSchema } from '@shop/schema/http/world-faults'
import {
  clockAdvanceSchema,
  clockSettingSchema,
  forkSchema,
  isInClockRange,
  newWorldSchema,
  scenarioChoiceSchema,
  type SentMessagesView,
  type SentMessageView,
  stoneSettingSchema,
} from '@shop/schema/http/worlds'
import { respondToSnapshots, restoreSnapshot } from './snapshots-route.ts'
import type { Snapshots } from './snapshots.ts'
import { showWorld as show } from './show-world.ts'
import { refuseWorld } from './world-choice.ts'
import type { World } from './world.ts'
import { defaultWorldId, type Worlds } from './worlds.ts'

// The shapes are written with zod's small build, which brings no words for what does not fit.
config(en())

/** Whether the catalogue offers a stone, before anything happened to it in a world; null when it has none. */
export type CatalogueAvailability = (gemstoneId: string) => GemAvailability | null

/** What the interface needs of the rest of the mock. */
export interface WorldTools {
  readonly catalogueAvailability: CatalogueAvailability
  /** Does what has become due in a world. */
  readonly catchUp: (worldId: string) => Promise<void>
  readonly settle: SettlePayment
  /** Whether the contract has a field, named as `Type.field`. */
  readonly hasField: (coordinate: string) => boolean
  readonly snapshots: Snapshots
  /** Starts a world over, as a scenario has it; rejects where that cannot be, and leaves it as it was. */
  readonly setScenario: (world: World, name: ScenarioName) => Promise<void>
}

/** The typed interface to worlds: `/worlds`, `/worlds/:id` and what is below it. */
export async function respondToWorlds(
  request: Request,
  worlds: Worlds,
  tools: WorldTools,
): Promise<Response> {
  const [, , id = '', part, item, ...rest] = new URL(request.url).pathname.split('/')
  const isReplay = part === 'webhooks' && rest.length === 1 && rest[0] === 'replay'
  if (rest.length > 0 && !isReplay) return notFound()
  if ((item === undefined) === (part === 'stones' || isReplay)) return notFound()
  // A page of another host can send any other type without asking first, and must not reset a world.
  const refusal = refuseOtherContent(request)
  if (refusal) return refusal
  if (id === '' && part === undefined) return respondToAll(request, worlds, tools)
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
      return request.method === 'PUT' ? replaceFaults(request, world, tools) : methodNotAllowed('PUT')
    case 'stones':
      if (request.method !== 'PUT') return methodNotAllowed('PUT')
      return moveStone(request, world, item ?? '', tools.catalogueAvailability)
    case 'snapshots':
      return respondToSnapshots(request, world, tools.snapshots)
    case 'restore':
      return request.method === 'POST'
        ? restoreSnapshot(request, world, tools.snapshots)
        : methodNotAllowed('POST')
    case 'fork':
      return request.method === 'POST' ? forkWorld(request, world, worlds) : methodNotAllowed('POST')
    case 'scenario':
      return request.method === 'POST' ? chooseScenario(request, world, tools) : methodNotAllowed('POST')
    case 'webhooks':
      if (item !== undefined) {
        return request.method === 'POST' ? replay(world, item, tools) : methodNotAllowed('POST')
      }
      return request.method === 'GET' ? showMessages(world) : methodNotAllowed('GET')
    default:
      return notFound()
  }
}

function respondToAll(request: Request, worlds: Worlds, tools: WorldTools): Response | Promise<Response> {
  if (request.method === 'POST') return createWorld(request, worlds, tools)
  if (request.method !== 'GET') return methodNotAllowed('GET', 'POST')
  return json({ worlds: worlds.list().map((world) => world.view()) })
}

async function createWorld(request: Request, worlds: Worlds, tools: WorldTools): Promise<Response> {
  const wish = await readChecked(request, newWorldSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  const { id, now, scenario } = wish.data
  const world = worlds.create(id, now === undefined ? undefined : Date.parse(now))
  if (!world) return refuseExisting(id)
  if (scenario === undefined) return show(world, 201)
  try {
    await tools.setScenario(world, scenario)
  } catch (error) {
    worlds.remove(world.id)
    return refuseScenario(error)
  }
  return show(world, 201)
}

async function forkWorld(request: Request, world: World, worlds: Worlds): Promise<Response> {
  const wish = await readChecked(request, forkSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  const fork = worlds.fork(world, wish.data.id)
  return fork ? show(fork, 201) : refuseExisting(wish.data.id)
}

function refuseExisting(id: string | undefined): Response {
  return refuse(409, { code: 'WORLD_EXISTS', message: `There is a world ${id} already.`, argument: 'id' })
}

async function chooseScenario(
  request: Request,
  world: World,
  { setScenario }: WorldTools,
): Promise<Response> {
  const wish = await readChecked(request, scenarioChoiceSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  try {
    await setScenario(world, wish.data.name)
  } catch (error) {
    return refuseScenario(error)
  }
  return show(world)
}

/** What is said where the shop has not what a scenario needs; throws whatever else went wrong. */
function refuseScenario(error: unknown): Response {
  if (!(error instanceof ScenarioImpossible)) throw error
  return refuse(409, { code: 'SCENARIO_IMPOSSIBLE', message: error.message, argument: 'scenario' })
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
  if (!body.success) return refuse(body.status, ...body.refusals)
  if (isAdvance(body.data)) {
    const wish = checked(body.data, clockAdvanceSchema)
    if (!wish.success) return refuse(wish.status, ...wish.refusals)
    const { advanceMs } = wish.data
    if (!isInClockRange(world.now().getTime() + advanceMs)) {
      return refuse(400, {
        code: 'BAD_USER_INPUT',
        message: 'advanceMs: the clock would leave the years from 1970 to 8999',
        argument: 'advanceMs',
      })
    }
    world.advanceClock(advanceMs)
  } else {
    const wish = checked(body.data, clockSettingSchema)
    if (!wish.success) return refuse(wish.status, ...wish.refusals)
    world.setClock(new Date(wish.data.now), wish.data.frozen)
  }
  await catchUp(world.id)
  return show(world)
}

function isAdvance(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'advanceMs' in body
}

async function replaceFaults(request: Request, world: World, { hasField }: WorldTools): Promise<Response> {
  const wish = await readChecked(request, faultsSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  const unknown = wish.data.findIndex((fault) => fault.kind === 'partial-data' && !hasField(fault.field))
  if (unknown !== -1) {
    const argument = `${unknown}.field`
    return refuse(400, {
      code: 'BAD_USER_INPUT',
      message: `${argument}: the contract has no such field`,
      argument,
    })
  }
  world.setFaults(wish.data)
  return show(world)
}

/**
 * Sells, holds or frees a stone in a world. One that the catalogue itself does not offer stays as it is, and so does
 * one that a payment holds or an order has sold: nothing that is paid for is offered again.
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
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
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
