import { emptySelection } from '@shop/schema/domain/addresses/attributes'
import { listingOf, listings, type Listing, type ListingKey } from '@shop/schema/domain/addresses/listings'
import { listAttributes, pieceList, type PieceList, type PieceSelection } from './piece-list.ts'

/** One of the thirteen listings, with what is chosen on it. */
export interface ListingList extends PieceList {
  readonly listing: Listing & { readonly key: ListingKey }
}

/** A listing with what is chosen on it, or with nothing. */
export function listingWith(key: ListingKey, selection?: PieceSelection): ListingList {
  const listing = { ...listingOf(key), key }
  const { path: base, grammar } = listing
  return { base, grammar, selection: selection ?? emptySelection(grammar), listing }
}

/** The listing at a path, filtered as a segment says; null when there is none, or no such filter on it. */
export function listingAt(path: string, attributes: string | undefined): ListingList | null {
  const listing = listings.find((candidate) => candidate.path === path)
  const list = listing && pieceList({ base: path, grammar: listing.grammar }, attributes)
  return listing && list ? { ...list, listing } : null
}

/** The listing whose address begins a path, whatever follows it; null when there is none. */
export function listingKeyOf(pathname: string): ListingKey | null {
  return listings.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.key ?? null
}

/** Whether nothing is chosen, not even an order. */
export function isBare(list: PieceList): boolean {
  return listAttributes(list) === ''
}
