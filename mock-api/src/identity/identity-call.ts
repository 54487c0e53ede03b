import type { World } from '../world/world.ts'
import type { IdentityMessages } from './identity-messages.ts'
import type { Bearer } from './sessions.ts'

/** Where and for whom an action of the identity provider is done. */
export interface IdentityCall {
  readonly world: World
  readonly bearer: Bearer
  readonly messages: IdentityMessages
}
