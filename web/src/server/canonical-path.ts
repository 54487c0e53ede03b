import {
  createKinds,
  settingList,
  gemstoneFirstList,
  gemstoneFirstLists,
} from '@shop/schema/domain/addresses/addresses'
import { decodeAttributes, encodeAttributes } from '@shop/schema/domain/addresses/attributes'
import { listings, settingGrammar, settingGrammars } from '@shop/schema/domain/addresses/listings'
import type { ListingGrammar } from '@shop/schema/domain/addresses/listing-grammar'
import { redirectFor } from './redirects.ts'
import { stoneGrammar } from '@shop/schema/domain/addresses/stone-grammar'
import { isDecodable } from './is-decodable.ts'

/** Addresses whose last part is an id that tells upper from lower case, and files. */
const caseSensitive = /^\/(?:thank-you|payment\/thank-you|user\/tracking|assets|static|Shapes|api)\//

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
  if (caseSensitive.test(single)) return single === pathname ? null : single
  const folded = foldCase(single)
  const target = redirectFor(folded) ?? folded
  const canonical = orderAttributes(target).replace(pointInProduct, '$1-$2')
  return canonical === pathname ? null : canonical
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

/** Lists whose last part is a segment of attributes, with what may stand in it. */
const lists = [
  ...createKinds.map((kind) => ({
    list: new RegExp(`^(${settingList(kind)}/)([^/]+)(/?)$`),
    grammar: settingGrammars[kind],
  })),
  {
    list: new RegExp(`^(/create/(?:${createKinds.join('|')})/[^/]+/[^/]+/[^/]+/gemstones/)([^/]+)(/?)$`),
    grammar: stoneGrammar,
  },
  { list: new RegExp(`^(${gemstoneFirstList()}/)([^/]+)(/?)$`), grammar: stoneGrammar },
  {
    // A shape may be said, and is taken away by the page: it is the stone's.
    list: new RegExp(
      `^(${gemstoneFirstList()}/[^/]+/(?:${Object.values(gemstoneFirstLists).join('|')})/)([^/]+)(/?)$`,
    ),
    grammar: settingGrammar,
  },
  ...listings.map(({ path, grammar }) => ({ list: new RegExp(`^(${path}/)([^/]+)(/?)$`), grammar })),
] as const

function orderAttributes(pathname: string): string {
  for (const { list, grammar } of lists) {
    const [, before, attributes, slash = ''] = list.exec(pathname) ?? []
    if (before === undefined || attributes === undefined) continue
    return `${before}${canonicalAttributes(grammar, attributes)}${slash}`
  }
  return pathname
}

/** The one spelling of a segment; what means nothing stays as it is, and is not found. */
function canonicalAttributes<Group extends string, Range extends string, Sort extends string>(
  grammar: ListingGrammar<Group, Range, Sort>,
  segment: string,
): string {
  const decoded = decodeAttributes(grammar, segment)
  return decoded.ok ? encodeAttributes(grammar, decoded.selection) : segment
}
