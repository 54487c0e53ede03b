import { home } from '@shop/schema/domain/addresses/addresses'
import type { ListingKey } from '@shop/schema/domain/addresses/listings'
import { m } from '#generated/paraglide/messages.js'
import type { Crumb } from '#data/structured-data.ts'
import { listingWith, type ListingList } from '#shop/list/listing-list.ts'
import { listingTitle } from './listing-title.ts'
import { listAddress } from '#shop/list/piece-list.ts'

/** The list that a list is a part of. */
const parents: Partial<Readonly<Record<ListingKey, ListingKey>>> = {
  'stone-set': 'wedding-rings',
  plain: 'wedding-rings',
  'eternity-rings': 'wedding-rings',
  rings: 'jewellery',
  necklaces: 'jewellery',
  earrings: 'jewellery',
  bracelets: 'jewellery',
}

/** The way to a listing: home, the list it is part of, the list itself, and what is chosen on it. */
export function listingCrumbs(list: ListingList): Crumb[] {
  const parent = parents[list.listing.key]
  const ways = [...(parent ? [listingWith(parent)] : []), listingWith(list.listing.key), list]
  const crumbs = ways.map((way) => ({ name: listingTitle(way), href: listAddress(way) }))
  // A list that nothing is chosen on, or that is only sorted, is named once.
  const named = crumbs.filter(({ name }, index) => name !== crumbs[index - 1]?.name)
  return [{ name: m.crumbs_home(), href: home() }, ...named]
}
