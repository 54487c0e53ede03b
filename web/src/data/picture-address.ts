/** Where a picture is: an absolute address stays, a path is one on the image host (contract, Asset.source). */
export function pictureAddress(assetsUrl: string, source: string): string
export function pictureAddress(assetsUrl: string, source: string | null): string | null
export function pictureAddress(assetsUrl: string, source: string | null): string | null {
  if (source === null) return null
  return /^https?:\/\//.test(source) ? source : `${assetsUrl}${source}`
}
