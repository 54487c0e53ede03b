import { rootRouteId } from '@tanstack/react-router'
import { parsePlainSearch } from '#lib/plain-search.ts'

/** Of a page as the router tells it. */
export interface ShownPage {
  readonly pathname: string
  /** What its query asks for. */
  readonly search: Readonly<Record<string, unknown>>
}

/**
 * The page that is shown, by the matches of its routes: while the next one is on its way the address bar names that
 * already. Of a page that does not exist no route knows the path, so that it is the one that was `asked` for.
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
