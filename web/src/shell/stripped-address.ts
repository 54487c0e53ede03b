/** Addresses that keep their query say one of these words, wherever it stands (rules/shell#query-stripping). */
const keeping = /search|utm|reset-password|unsubscribe|payment|schedule|section/
/** What a page of the builder is told of its address, says, and takes away by itself. */
const adjusted = /^\/create\/[^?]*\?(?:.*&)?adjusted=(?:shape|kind)(?:&|$)/

/** An address within the shop; query and fragment begin with their sign, or are empty. */
interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What an address is without its query, of which only its fragment may remain; null for one that stays as it is. */
export function strippedAddress({ pathname, search, hash }: Address): { readonly keepsHash: boolean } | null {
  if (search.length <= 1 || keeping.test(pathname + search + hash) || adjusted.test(pathname + search))
    return null
  return { keepsHash: !search.includes('page') }
}
