/**
 * Where a picture is: an absolute address stays, a path is one on the image host (contract, Asset.source). Null for
 * none, and for an address of another kind, such as one that would run a script.
 */
export function pictureAddress(assetsUrl: string, source: string | null): string | null {
  if (source === null) return null
  if (/^https?:/i.test(source)) return URL.canParse(source) ? source : null
  if (/^[a-z][\w+.-]*:/i.test(source)) return null
  return source.startsWith('/') ? `${assetsUrl}${source}` : `${assetsUrl}/${source}`
}
