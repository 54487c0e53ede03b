import { rootRouteId } from '@tanstack/react-router'
import { parsePlainSearch } from '#lib/plain-search.ts'

/** Of a page as the router tells it. */
export interface ShownPage {
  readonly pathname: string
  /** What its query asks for. */
  readonly search: Readonly<Record<string, unknown>>
}

/**
 * The page that stands in the window, of the matches of its routes: the address bar says the next one while that is on
 * its way. No route knows the path of a page that is not there: for that it is the one that was `asked` for.
 */
export function shownPage(
  matches: readonly (ShownPage & { readonly routeId: string })[],
  asked: ShownPage,
): ShownPage {
  const page = matches.at(-1)
  return page && page.routeId !== rootRouteId ? page : asked
}

/**
 * Whether an address of the shop is that of the page which is shown. A page is the same whatever its query, since the
 * server renders it once for all; save where the address has a query itself, as that of a search.
 */
export function isCurrentPage(href: string, { pathname, search }: ShownPage): boolean {
  const [address = ''] = href.split('#', 1)
  const [path = '', query] = address.split('?', 2)
  if (withoutLastSlash(path) !== withoutLastSlash(pathname)) return false
  return query === undefined || isSameSearch(parsePlainSearch(query), search)
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function isSameSearch(one: Readonly<Record<string, string>>, other: ShownPage['search']): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
