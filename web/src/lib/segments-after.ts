/** What follows `base` in a path, segment by segment; null where the path is another page's. */
export function segmentsAfter(pathname: string, base: string): readonly string[] | null {
  const path = pathname.replace(/\/$/, '')
  if (path === base) return []
  return path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/') : null
}
