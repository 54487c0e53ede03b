/** Of a location as the router tells it. */
interface ShownPage {
  readonly pathname: string
  /** The query with its question mark; empty for none. */
  readonly searchStr: string
}

/**
 * Whether an address of the shop is that of the page which is shown. A page is the same whatever its query, since the
 * server renders it once for all; save where the address has a query itself, as that of a search.
 */
export function isCurrentPage(href: string, { pathname, searchStr }: ShownPage): boolean {
  const [address = ''] = href.split('#', 1)
  const [path = '', query] = address.split('?', 2)
  if (withoutLastSlash(path) !== withoutLastSlash(pathname)) return false
  return query === undefined || inOrder(query) === inOrder(searchStr)
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function inOrder(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}
