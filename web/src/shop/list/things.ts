import type { ListingKey } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'

/** What a list holds, in the words of its count. */
export interface Things {
  readonly one: () => string
  readonly many: () => string
}

export const settings: Things = { one: m.list_option_setting, many: m.list_option_settings }

const rings: Things = { one: m.list_thing_ring, many: m.list_thing_rings }
const pieces: Things = { one: m.list_thing_piece, many: m.list_thing_pieces }

export const looseStones: Things = { one: m.stones_noun_one, many: m.stones_noun }
export const fittingStones: Things = { one: m.stones_noun_fitting_one, many: m.stones_noun_fitting }

/** What the lists of finished pieces hold. */
export const listedThings: Readonly<Record<ListingKey, Things>> = {
  'engagement-rings': rings,
  'wedding-rings': rings,
  'stone-set': rings,
  plain: rings,
  'eternity-rings': rings,
  rings,
  necklaces: { one: m.list_thing_necklace, many: m.list_thing_necklaces },
  earrings: { one: m.list_thing_earrings_pair, many: m.list_thing_earrings_pairs },
  bracelets: { one: m.list_thing_bracelet, many: m.list_thing_bracelets },
  jewellery: pieces,
  sale: pieces,
  collections: pieces,
  personalise: pieces,
}

/** The word for so many of them. */
export function thingsWord(things: Things, count: number): string {
  return count === 1 ? things.one() : things.many()
}
