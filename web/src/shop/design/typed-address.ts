/** The address of a page as it is read from paper and typed: without its protocol. */
export function typedAddress(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/^https?:\/\//, '')}${path}`
}
