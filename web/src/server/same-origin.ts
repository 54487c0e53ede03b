/**
 * Whether a request may come from the shop's own pages. Browsers say where a request comes from; another site's page
 * is refused even though it carries no cookie.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  // A browser from before 2023 names the origin of what it posts; what names none is no browser.
  const origin = headers.get('origin')
  return (
    origin === null || origin === new URL(siteUrl).origin || URL.parse(origin)?.host === headers.get('host')
  )
}
