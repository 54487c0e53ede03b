import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { shownLocale } from '#data/language/shop-language.ts'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import { serverSide } from '#data/server-side.ts'
import { m } from '#generated/paraglide/messages.js'

interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical path, without a slash at its end. */
  readonly path: string
  /** What other sites show of the page, as the API or the shop names a picture; that of the shop where there is none. */
  readonly picture?: string | null | undefined
  /**
   * Structured data, as schema.org defines it: for who reads the page as it was served, so undefined in a browser, where a
   * `createIsomorphicFn` leaves out its code and all that this alone imports.
   */
  readonly structuredData?: object | undefined
  /** Whether search engines may list the page; they may, unless it says no. */
  readonly isIndexable?: boolean
}

/** Title, description, canonical address and what other sites show of a page. */
export function pageHead({
  title,
  description,
  path,
  picture,
  structuredData,
  isIndexable = true,
}: PageHead) {
  if (structuredData) serverSide()?.describe(structuredData)
  const { siteUrl, assetsUrl } = publicConfig()
  const address = `${siteUrl}${path === '/' ? '/' : path}`
  const image = picture ? pictureAddress(assetsUrl, picture) : null
  return {
    meta: [
      { title: m.page_title({ title }) },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: shownLocale },
      { property: 'og:site_name', content: shopIdentity.brand },
      { property: 'og:type', content: image ? 'product' : 'website' },
      { property: 'og:image', content: image ?? `${siteUrl}/share.jpg` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isIndexable ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}
