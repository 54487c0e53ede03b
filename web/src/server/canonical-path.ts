import { decodeAttributes, encodeAttributes, settingGrammar } from '@shop/schema/domain/attributes'
import { redirectFor } from '@shop/schema/domain/redirects'

/** Addresses whose last part is an id that tells upper from lower case, and files. */
const caseSensitive = /^\/(?:thank-you|payment\/thank-you|user\/tracking|assets|Shapes|api)\//

/** How every stock keeping unit looks. */
const sku = /^[a-z]{2}-\d{3,}$/

/**
 * The one address under which a page is known, or null when `pathname` is it already. Everything that
 * can be said about an address is said in one step, so that a visitor is redirected at most once:
 * old addresses and spellings, letter case, the order of attributes (decisions, Addresses).
 */
export function canonicalPath(pathname: string): string | null {
  // Two slashes at its start would make a path the address of another host.
  const single = pathname.replace(/\/{2,}/g, '/')
  if (caseSensitive.test(single)) return single === pathname ? null : single
  const folded = foldCase(single)
  const target = redirectFor(folded) ?? folded
  const canonical = orderAttributes(target)
  return canonical === pathname ? null : canonical
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

function orderAttributes(pathname: string): string {
  const match = /^(\/create\/engagement-ring\/)([^/]+)(\/?)$/.exec(pathname)
  const [, list, attributes, slash] = match ?? []
  if (list === undefined || attributes === undefined) return pathname
  const decoded = decodeAttributes(settingGrammar, attributes)
  if (!decoded.ok || decoded.isCanonical) return pathname
  return `${list}${encodeAttributes(settingGrammar, decoded.selection)}${slash ?? ''}`
}
