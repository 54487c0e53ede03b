import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

test('a sitemap of pages names each by its whole address', () => {
  const xml = sitemapXml({ kind: 'pages', paths: ['/', '/search?a&b'] }, 'https://shop.example')
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://shop.example/</loc></url>\n' +
      '<url><loc>https://shop.example/search?a&amp;b</loc></url>\n' +
      '</urlset>\n',
  )
})

test('a sitemap of sitemaps is an index', () => {
  const xml = sitemapXml({ kind: 'sitemaps', paths: ['/sitemap-lists.xml'] }, 'https://shop.example')
  expect(xml).toContain('<sitemapindex xmlns=')
  expect(xml).toContain('<sitemap><loc>https://shop.example/sitemap-lists.xml</loc></sitemap>')
})
