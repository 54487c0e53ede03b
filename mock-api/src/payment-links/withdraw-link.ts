import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { endLinkPayments } from './end-link-payments.ts'
import { linkByToken, markLinkWithdrawn, type StoredLink } from './payment-link-store.ts'

/**
 * Takes a link back, and ends what of it is being paid; one that was paid stays so. Gives the link as it is then, undefined
 * where there is none.
 */
export function withdrawLink(world: World, token: string): StoredLink | 'paid' | undefined {
  return inTransaction(world.sql, () => {
    if (!endLinkPayments(world, token)) return 'paid'
    markLinkWithdrawn(world, token)
    return linkByToken(world.sql, token)
  })
}
