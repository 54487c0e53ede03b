/** What of a route's match says which page it is. */
interface PageMatch {
  readonly routeId: string
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Whether two matches are of one page: a list stays the same page whatever its filters, which are `attributes`. */
export function isSamePage(one: PageMatch | undefined, other: PageMatch | undefined): boolean {
  return one !== undefined && other !== undefined && pageOf(one) === pageOf(other)
}

function pageOf({ routeId, params }: PageMatch): string {
  const named = Object.entries(params).filter(([name, value]) => name !== 'attributes' && value !== undefined)
  return JSON.stringify([routeId, named.toSorted(([a], [b]) => (a < b ? -1 : 1))])
}
