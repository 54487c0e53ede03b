/** What a sitemap holds: addresses of pages, or of further sitemaps; all of them paths. */
export interface Sitemap {
  readonly kind: 'pages' | 'sitemaps'
  readonly paths: readonly string[]
}

/** A sitemap as sitemaps.org writes it, with the shop's public address before every path. */
export function sitemapXml({ kind, paths }: Sitemap, siteUrl: string): string {
  const [whole, each] = kind === 'pages' ? ['urlset', 'url'] : ['sitemapindex', 'sitemap']
  const lines = paths.map((path) => `<${each}><loc>${escaped(siteUrl + path)}</loc></${each}>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${whole} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${whole}>`,
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
