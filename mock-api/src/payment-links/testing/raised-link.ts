import type { World } from '../../world/world.ts'
import { insertLink, type StoredLink } from '../payment-link-store.ts'

/** A link over £1,200.00 that a boutique has raised in a world. */
export function raisedLink(world: World): StoredLink {
  const link = insertLink(world, {
    amountPence: 120_000,
    reference: 'Bespoke ring, second instalment',
    boutique: 'LONDON',
    payerName: 'Zoë Li',
    payerEmail: 'zoe@example.com',
  })
  if (!link) throw new Error('The link was not kept')
  return link
}
