const fontFile = /url\("?([^")]+\.woff2)"?\)/g

/** Gives the files of the fonts that the sheets at some addresses bring, in their order; each sheet is read once. */
export function createFontsOf(readSheet: (href: string) => string) {
  const known = new Map<string, readonly string[]>()
  return (hrefs: readonly string[]): string[] =>
    hrefs.flatMap((href) => {
      const fonts = known.get(href) ?? fontFilesOf(readSheet(href))
      known.set(href, fonts)
      return fonts
    })
}

function fontFilesOf(sheet: string): string[] {
  return [...sheet.matchAll(fontFile)].flatMap(([, file]) => file ?? [])
}
