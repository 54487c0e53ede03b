import type { ListingKey } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'

/** What a listing holds, within a sentence. */
export const listingNouns: Readonly<Record<ListingKey, () => string>> = {
  'engagement-rings': m.listing_noun_engagement_rings,
  'wedding-rings': m.listing_noun_wedding_rings,
  'stone-set': m.listing_noun_stone_set,
  plain: m.listing_noun_plain,
  'eternity-rings': m.listing_noun_eternity_rings,
  rings: m.listing_noun_rings,
  necklaces: m.listing_noun_necklaces,
  earrings: m.listing_noun_earrings,
  bracelets: m.listing_noun_bracelets,
  jewellery: m.listing_noun_jewellery,
  sale: m.listing_noun_sale,
  collections: m.listing_noun_jewellery,
  personalise: m.listing_noun_jewellery,
}
