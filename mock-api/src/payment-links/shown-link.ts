import type { PaymentLink } from '../generated/resolvers.ts'
import type { World } from '../world/world.ts'
import { linkByToken, linkStatus } from './payment-link-store.ts'

/** A link as the API answers it, by the clock of the world; null where none has this token. */
export function shownLink(world: World, token: string): PaymentLink | null {
  const link = linkByToken(world.sql, token)
  if (link === undefined) return null
  const { amountPence: amount, reference, boutique, raisedBy, payerName, expiresMs, paidMs } = link
  return {
    amount,
    reference,
    boutique,
    raisedBy,
    payerName,
    status: linkStatus(link, world.now()),
    expiresAt: new Date(expiresMs).toISOString(),
    paidAt: paidMs === null ? null : new Date(paidMs).toISOString(),
  }
}
