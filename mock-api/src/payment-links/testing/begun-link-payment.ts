import type { StoredPayment } from '../../checkout/payment-store.ts'
import type { World } from '../../world/world.ts'
import { payLink } from '../pay-link.ts'
import { raisedLink } from './raised-link.ts'

/** An open payment by card of a link that a boutique has raised in a world. */
export function begunLinkPayment(world: World): StoredPayment {
  const { token } = raisedLink(world)
  const input = { token, idempotencyKey: 'press-1', method: 'CARD' } as const
  const { payment } = payLink('http://shop.test', world, input)
  if (!payment) throw new Error('Nothing was begun')
  return payment
}
