import {
  createKinds,
  settingList,
  gemstoneFirstList,
  gemstoneFirstLists,
  listing,
} from '@shop/schema/domain/addresses/addresses'
import { decodeAttributes, encodeAttributes } from '@shop/schema/domain/addresses/attributes'
import { listings, settingGrammar, settingGrammars } from '@shop/schema/domain/addresses/listings'
import type { ListingGrammar } from '@shop/schema/domain/addresses/listing-grammar'
import { joinPages, splitPages } from '@shop/schema/domain/addresses/shown-pages'
import { redirectFor } from './redirects.ts'
import { stoneGrammar } from '@shop/schema/domain/addresses/stone-grammar'
import { isDecodable } from './is-decodable.ts'

/** Files, and what programs ask for: all of their address tells upper from lower case. */
const files = /^\/(?:assets|static|Shapes|api)\//

/** What comes before an id that tells upper from lower case; it is no part of the id, and does not. */
const beforeId = /^\/(?:(?:payment\/)?thank-you(?!\/finance\/?$)|user\/tracking|wishlist)\//i

/** How every stock keeping unit looks. */
const sku = /^[a-z]{2}-\d{3,}$/

/**
 * A width or a total weight in the address of a product: its decimal point is a dash
 * (rules/routes#canonical-form).
 */
const pointInProduct = /(\/product\/[A-Z]{2}-\d+\/[^/]+\/\d{1,2})\.(\d{2})(?=\/|$)/

/**
 * The one address under which a page is known, or null when `pathname` is it already. Everything that
 * can be said about an address is said in one step, so that a visitor is redirected at most once:
 * old addresses and spellings, letter case, the order of attributes (rules/routes#canonical-form).
 */
export function canonicalPath(pathname: string): string | null {
  // Two slashes at its start would make a path the address of another host.
  const single = sound(pathname).replace(/\/{2,}/g, '/')
  const canonical = canonicalOf(single)
  return canonical === pathname ? null : canonical
}

function canonicalOf(pathname: string): string {
  if (files.test(pathname)) return pathname
  if (beforeId.test(pathname)) return pathname.replace(beforeId, (fixed) => fixed.toLowerCase())
  const folded = foldCase(pathname)
  const target = redirectFor(folded) ?? folded
  return orderAttributes(target).replace(pointInProduct, '$1-$2')
}

/** A path that cannot be read is read as it is written, so that the shop's own page says that there is none. */
function sound(pathname: string): string {
  return isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25')
}

function foldCase(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => {
      const lower = segment.toLowerCase()
      return sku.test(lower) ? lower.toUpperCase() : lower
    })
    .join('/')
}

/** Lists, as a pattern of their addresses without filters, with what may stand in the segment that follows. */
const lists: readonly { readonly path: string; readonly grammar: ListingGrammar }[] = [
  ...createKinds.map((kind) => ({ path: settingList(kind), grammar: settingGrammars[kind] })),
  {
    path: `/create/(?:${createKinds.join('|')})/[^/]+/[^/]+/[^/]+/gemstones`,
    grammar: stoneGrammar,
  },
  { path: gemstoneFirstList(), grammar: stoneGrammar },
  {
    // A shape may be said, and is taken away by the page: it is the stone's.
    path: `${gemstoneFirstList()}/[^/]+/(?:${Object.values(gemstoneFirstLists).join('|')})`,
    grammar: settingGrammar,
  },
  ...listings.map(({ path, grammar }) => ({ path, grammar })),
]

const listPatterns = lists.map(({ path, grammar }) => ({
  pattern: new RegExp(`^(${path})(?:/([^/]+))?(/?)$`),
  grammar,
}))

/** A list at an address. */
export interface AddressedList {
  /** Its address without filters. */
  readonly base: string
  /** The segment that says what is chosen; empty for nothing. */
  readonly attributes: string
  /** The slash at the end of the address, where it has one. */
  readonly slash: string
  readonly grammar: ListingGrammar
}

/** The list at a path, whatever its segment means; null for another page. */
export function addressedList(pathname: string): AddressedList | null {
  for (const { pattern, grammar } of listPatterns) {
    const [, base, attributes = '', slash = ''] = pattern.exec(pathname) ?? []
    if (base !== undefined) return { base, attributes, slash, grammar }
  }
  return null
}

function orderAttributes(pathname: string): string {
  const list = addressedList(pathname)
  if (!list) return pathname
  return listing(list.base, canonicalAttributes(list.grammar, list.attributes)) + list.slash
}

/** The one spelling of a segment; what means nothing stays as it is, and is not found. */
function canonicalAttributes(grammar: ListingGrammar, segment: string): string {
  const { attributes, pages } = splitPages(segment)
  const decoded = decodeAttributes(grammar, attributes)
  return decoded.ok ? joinPages({ attributes: encodeAttributes(grammar, decoded.selection), pages }) : segment
}
