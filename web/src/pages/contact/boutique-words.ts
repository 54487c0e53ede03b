import type { BoutiqueSlug } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'

interface BoutiqueWords {
  /** What its map shows, for whoever does not see it. */
  readonly map: () => string
  /** The shortest way, and what to look for. */
  readonly walkShort: () => string
  readonly walk: () => string
  readonly transport: () => string
  readonly parking: () => string
  readonly door: () => string
}

/** What is said of each boutique, and of no other. */
export const boutiqueWords: Readonly<Record<BoutiqueSlug, BoutiqueWords>> = {
  london: {
    map: m.contact_map_london,
    walkShort: m.contact_walk_short_london,
    walk: m.contact_walk_london,
    transport: m.contact_transport_london,
    parking: m.contact_parking_london,
    door: m.contact_door_london,
  },
  manchester: {
    map: m.contact_map_manchester,
    walkShort: m.contact_walk_short_manchester,
    walk: m.contact_walk_manchester,
    transport: m.contact_transport_manchester,
    parking: m.contact_parking_manchester,
    door: m.contact_door_manchester,
  },
  cheshire: {
    map: m.contact_map_cheshire,
    walkShort: m.contact_walk_short_cheshire,
    walk: m.contact_walk_cheshire,
    transport: m.contact_transport_cheshire,
    parking: m.contact_parking_cheshire,
    door: m.contact_door_cheshire,
  },
}
