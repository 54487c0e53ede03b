import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { endLinkPayments } from './end-link-payments.ts'
import { linkByToken, markLinkWithdrawn } from './payment-link-store.ts'

/** Takes a link back, and ends what of it is being paid; one that was paid stays so. */
export function withdrawLink(world: World, token: string): 'withdrawn' | 'paid' | 'unknown' {
  return inTransaction(world.sql, () => {
    const link = linkByToken(world.sql, token)
    if (link === undefined) return 'unknown'
    if (link.paidMs !== null || endLinkPayments(world, token) === 'too-late') return 'paid'
    markLinkWithdrawn(world, token)
    return 'withdrawn'
  })
}
