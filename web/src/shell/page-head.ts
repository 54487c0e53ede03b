import { publicConfig } from '#data/page-facts.ts'
import { serverSide } from '#data/server-side.ts'
import { m } from '#generated/paraglide/messages.js'

interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical path, without a slash at its end. */
  readonly path: string
  /** Structured data, as schema.org defines it: for who reads the page as it was served, so none in a browser. */
  readonly structuredData?: object
  /** Whether search engines may list the page; they may, unless it says no. */
  readonly isIndexable?: boolean
}

/** Title, description, canonical address and what other sites show of a page. */
export function pageHead({ title, description, path, structuredData, isIndexable = true }: PageHead) {
  if (structuredData) serverSide()?.describe(structuredData)
  const address = `${publicConfig().siteUrl}${path === '/' ? '/' : path}`
  return {
    meta: [
      { title: m.page_title({ title }) },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      ...(isIndexable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}
