import { snapshotChoiceSchema, type SnapshotView } from '@shop/schema/http/worlds'
import { readChecked } from '../http/checked-json.ts'
import { json, methodNotAllowed, refuse } from '../http/refusal.ts'
import { showWorld } from './show-world.ts'
import { mostSnapshots, type Snapshots } from './snapshots.ts'
import type { World } from './world.ts'

/** `/worlds/:id/snapshots`: which states of a world are kept, and one more. */
export async function respondToSnapshots(
  request: Request,
  world: World,
  snapshots: Snapshots,
): Promise<Response> {
  if (request.method === 'GET') return list(world, snapshots)
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST')
  const wish = await readChecked(request, snapshotChoiceSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  if (snapshots.keep(world, wish.data.name)) return list(world, snapshots, 201)
  return refuse(409, {
    code: 'SNAPSHOTS_FULL',
    message: `A world keeps ${mostSnapshots} states: give one of them another time.`,
    argument: 'name',
  })
}

/** `/worlds/:id/restore`: back to a state that was kept. */
export async function restoreSnapshot(
  request: Request,
  world: World,
  snapshots: Snapshots,
): Promise<Response> {
  const wish = await readChecked(request, snapshotChoiceSchema)
  if (!wish.success) return refuse(wish.status, ...wish.refusals)
  const { name } = wish.data
  if (snapshots.restore(world, name)) return showWorld(world)
  return refuse(404, {
    code: 'SNAPSHOT_UNKNOWN',
    message: `This world has no state ${name}.`,
    argument: 'name',
  })
}

function list(world: World, snapshots: Snapshots, status = 200): Response {
  const views = snapshots.list(world).map(({ name, now }) => ({ name, now: now.toISOString() }))
  return json({ snapshots: views satisfies SnapshotView[] }, status)
}
