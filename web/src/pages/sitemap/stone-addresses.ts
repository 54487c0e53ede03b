import { gemstone } from '@shop/schema/domain/addresses/addresses'
import type { QueryClient } from '@tanstack/react-query'
import { sitemapGemstonesQuery } from '#generated/queries.ts'

/** Stones on a page of the API, as the query asks for them. */
const stonesPerPage = 100
/** Pages of the API that one sitemap of stones is made of. */
const pagesPerSitemap = 20
/** Stones in one sitemap of stones. */
export const stonesPerSitemap = stonesPerPage * pagesPerSitemap

/** How many stones are on sale. */
export async function stoneTotal(queryClient: QueryClient): Promise<number> {
  return (await queryClient.fetchQuery(sitemapGemstonesQuery({ page: 1 }))).listGemstones.total
}

/** The loose stones of one sitemap of them; they count from 1. */
export async function stoneAddresses(queryClient: QueryClient, sitemap: number): Promise<string[]> {
  const found: string[] = []
  const firstPage = (sitemap - 1) * pagesPerSitemap + 1
  for (let page = firstPage; page < firstPage + pagesPerSitemap; page++) {
    const { items } = (await queryClient.fetchQuery(sitemapGemstonesQuery({ page }))).listGemstones
    found.push(...items.map(({ id }) => gemstone(id)))
    if (items.length < stonesPerPage) break
  }
  return found
}
