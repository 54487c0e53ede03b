import { QueryClient } from '@tanstack/react-query'
import { serverSide } from '#data/server-side.ts'
import type { Sitemap } from '#lib/sitemap-xml.ts'
import { listAddresses } from './list-addresses.ts'
import { pieceAddresses, settingAddresses } from './piece-addresses.ts'
import { stoneAddresses, stonesPerSitemap, stoneTotal } from './stone-addresses.ts'

const parts: Readonly<Record<string, (queryClient: QueryClient) => Promise<string[]>>> = {
  '/sitemap-lists.xml': listAddresses,
  '/sitemap-pieces.xml': pieceAddresses,
  '/sitemap-settings.xml': settingAddresses,
  '/sitemap-content.xml': async () => [...((await serverSide()?.contentPaths()) ?? [])],
}

/**
 * The sitemap at a path (rules/routes#found); null where there is none.
 * @throws ApiError when the API does not answer
 */
export async function sitemapAt(pathname: string): Promise<Sitemap | null> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (pathname === '/sitemap.xml') {
    const ofStones = Math.ceil((await stoneTotal(queryClient)) / stonesPerSitemap)
    const stones = Array.from({ length: ofStones }, (_, index) => `/sitemap-stones-${index + 1}.xml`)
    return { kind: 'sitemaps', paths: [...Object.keys(parts), ...stones] }
  }
  const paths = await (parts[pathname]?.(queryClient) ?? stonesAt(queryClient, pathname))
  return paths && paths.length > 0 ? { kind: 'pages', paths } : null
}

async function stonesAt(queryClient: QueryClient, pathname: string): Promise<string[] | null> {
  const number = /^\/sitemap-stones-([1-9]\d{0,5})\.xml$/.exec(pathname)?.[1]
  return number === undefined ? null : stoneAddresses(queryClient, Number(number))
}
