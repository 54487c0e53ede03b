import type { World } from '../world/world.ts'

/** What every resolver is given. */
export interface GraphContext {
  /** That of the request. */
  readonly world: World
  /** The header `Authorization`; only what asks who somebody is looks at it (rules/account#sessions). */
  readonly authorization: string | null
  /** The API's own address, as the request has reached it. */
  readonly origin: string
}
