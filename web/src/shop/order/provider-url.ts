/** Where the shopper pays, as long as that is a page of the web: the address comes from outside. */
export function providerUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  return /^https?:$/.test(new URL(url).protocol) ? url : null
}
