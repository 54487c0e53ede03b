import { json } from '../http/refusal.ts'
import type { World } from './world.ts'

/** A world, with its own time as the time of the answer. */
export function showWorld(world: World, status = 200): Response {
  const response = json(world.view(), status)
  response.headers.set('date', world.now().toUTCString())
  return response
}
