import type { World } from '../world/world.ts'

/** What every resolver is given: the world of the request. */
export interface GraphContext {
  readonly world: World
}
