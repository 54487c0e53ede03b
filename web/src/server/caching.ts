/** What a response is, as far as caches are concerned. */
export type Cacheability = 'public-page' | 'asked-anew' | 'never'

/** For how long a page that is kept is shown as it is. */
export const freshSeconds = 60
/** For how long after that, while a new one is made. */
export const revalidateSeconds = 600

/**
 * Who may keep a response, for how long (rules/server#caching). Files with a hash in their name are
 * served, and marked immutable, before this is asked.
 */
export function cacheability(
  pathname: string,
  status: number,
  scope: { readonly world: string | null },
): Cacheability {
  if (scope.world !== null) return 'never'
  if (status !== 200 && status !== 301) return 'never'
  if (pathname === '/version.json' || pathname === '/healthz' || pathname === '/readyz') return 'never'
  // What it shows depends on the query, by which no cache tells pages apart, and is never a kept answer. Back still
  // finds it as it was left.
  if (isSearch(pathname)) return 'asked-anew'
  return isPrivate(pathname) ? 'never' : 'public-page'
}

export function isSearch(pathname: string): boolean {
  return /^\/search\/?$/.test(pathname)
}

/** Whether a page is rendered with the query of its address; all others are the same whatever it says. */
export function dependsOnQuery(pathname: string): boolean {
  return isSearch(pathname) || isPrivate(pathname)
}

/** Pages of one visitor, and what leads there in another case or with more slashes: not rendered on the server, kept by no cache. */
function isPrivate(pathname: string): boolean {
  return /^\/+(?:api|user|checkout|payment|thank-you|schedule|cart|wishlist|sign-in|logout|register|forgot-password|reset-password|unsubscribe)(?:\/|$)/i.test(
    pathname,
  )
}

/** The header that says who may keep a page, and for how long. */
export function cacheControl(kind: Cacheability): string {
  switch (kind) {
    case 'public-page':
      return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${revalidateSeconds}`
    case 'asked-anew':
      return 'private, no-cache'
    case 'never':
      return 'no-store'
  }
}
