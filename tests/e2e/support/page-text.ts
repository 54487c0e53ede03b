/** What a page says, read from its HTML: enough to hold structured data against what is visible. */

/** A card of a list as the page shows it. */
export interface VisibleCard {
  readonly name: string
  readonly href: string
  /** The price to pay, with "From" where other choices cost more. */
  readonly price: string
}

/** The cards of a page, in order. */
export function visibleCards(html: string): VisibleCard[] {
  return sections(html, 'article').map((card) => {
    const [, href = '', name = ''] = /<h2><a[^>]* href="([^"]+)"[^>]*>(.*?)<\/a><\/h2>/.exec(card) ?? []
    // The old price of a sale stands before the one to pay.
    const price = textOf(card.slice(card.lastIndexOf('<p'))).replace(/^was £[\d,.]+ now /, '')
    return { name: textOf(name), href, price }
  })
}

/** The steps of the way to a page, as it shows them. */
export function visibleCrumbs(html: string): string[] {
  const nav = sections(html, 'nav').find((section) => section.includes('aria-label="You are here"')) ?? ''
  return sections(nav, 'li').map(textOf)
}

/** The one heading of a page. */
export function headingOf(html: string): string {
  return sections(html, 'h1').map(textOf).join()
}

/** The main part of a page, with its markup. */
export function mainOf(html: string): string {
  return /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
}

/** Where the first link of these words leads. */
export function addressOfLink(html: string, words: string): string | undefined {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
  return links.find(([, , inner = '']) => spaced(textOf(inner)) === words)?.[1]
}

/** The structured data of a page, each thing it says by its type; throws on what is no JSON. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => {
    const data: { '@graph'?: Record<string, unknown>[] } & Record<string, unknown> = JSON.parse(text ?? '')
    return data['@graph'] ?? [data]
  })
}

/** The address a page names as its one. */
export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
}

/** Whether a page asks search engines to leave it out. */
export function isNoindex(html: string): boolean {
  return /<meta name="robots" content="noindex/.test(html)
}

/** Words without their markup. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .trim()
}

/** Words as they are compared: a space that does not break is a space, and several are one. */
export function spaced(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
}

function sections(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([section]) => section)
}
