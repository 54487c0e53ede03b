import type { World } from '../../world/world.ts'
import { insertLink, type StoredLink } from '../payment-link-store.ts'
import { wish } from './wish.ts'

/** A link over £1,200.00 that a boutique has raised in a world. */
export function raisedLink(world: World): StoredLink {
  const link = insertLink(world, wish)
  if (!link) throw new Error('The link was not kept')
  return link
}
