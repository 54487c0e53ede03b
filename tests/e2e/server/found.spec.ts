import { expect, test } from '@playwright/test'
import { addressesOfRun } from '../support/addresses.ts'
import { canonicalOf, isNoindex, structuredDataOf } from '../support/page-text.ts'
import { startOwnShop, stopServers } from '../support/servers.ts'

// A shop as the public has it: behind TLS, and to be found. Others run for developers, and are not.
const siteUrl = 'https://www.ashcombe.example.com'
let url: string

test.beforeAll(async () => {
  const shop = await startOwnShop('found', `${addressesOfRun().mockUrl}/graphql`, {
    env: { SITE_URL: siteUrl, INDEXABLE: 'on' },
  })
  url = shop.url
})
test.afterAll(() => stopServers())

/** As a proxy that ends TLS passes a request on. */
const get = (path: string) =>
  fetch(`${url}${path}`, { redirect: 'manual', headers: { 'x-forwarded-proto': 'https' } })
const htmlAt = async (path: string) => (await get(path)).text()

test('every kind of answer has the headers that keep a visitor safe', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/cart', 200],
    ['/learn', 200],
    ['/nowhere', 404],
    ['/our-world', 301],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/version.json', 200],
    ['/shop.webmanifest', 200],
    ['/icon-192.png', 200],
    ['/no-such.png', 404],
    ['/api/graphql', 405],
  ] as const) {
    const { status: answered, headers } = await get(path)
    const found = {
      status: answered,
      tls: headers.get('strict-transport-security'),
      types: headers.get('x-content-type-options'),
      referrer: headers.get('referrer-policy'),
      permissions: headers.get('permissions-policy'),
      opener: headers.get('cross-origin-opener-policy'),
    }
    expect([path, found]).toEqual([
      path,
      {
        status,
        tls: 'max-age=31536000',
        types: 'nosniff',
        referrer: 'strict-origin-when-cross-origin',
        permissions: 'camera=(), microphone=(), geolocation=(), payment=(self)',
        opener: 'same-origin',
      },
    ])
  }
  for (const path of ['/', '/cart', '/nowhere']) {
    const policy = (await get(path)).headers.get('content-security-policy')
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy, path).toContain(rule)
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe/)
  }
})

test('robots are led to the sitemap, and kept from what is a visitor’s own', async () => {
  expect(await htmlAt('/robots.txt')).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  )
  for (const path of [
    '/cart',
    '/checkout',
    '/checkout/declined',
    '/user/account',
    '/sign-in',
    '/search?q=ring',
    '/rings/collection/platinum_sort-price-asc',
    '/rings/collection/price-500-to-1000',
    '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones/ruby',
    '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones/sort-price-asc',
    '/create/gemstones/lab-grown',
  ]) {
    expect([path, isNoindex(await htmlAt(path))]).toEqual([path, true])
  }
  for (const path of ['/', '/rings/collection', '/rings/collection/platinum', '/learn', '/contact']) {
    const response = await get(path)
    expect(response.headers.get('x-robots-tag'), path).toBeNull()
    const html = await response.text()
    expect([path, isNoindex(html), canonicalOf(html)]).toEqual([path, false, siteUrl + path])
  }
  // The same screen as `/contact`, which is the one to be found.
  expect(canonicalOf(await htmlAt('/contact/locations'))).toBe(`${siteUrl}/contact`)
})

test('the home page tells who the shop is, and how it is searched', async () => {
  const things = structuredDataOf(await htmlAt('/'))
  expect(things.map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
    'JewelryStore',
    'JewelryStore',
    'JewelryStore',
  ])
  expect(things[1]).toMatchObject({
    url: `${siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the manifest and the icons of the shop are there', async () => {
  const response = await get('/shop.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  // The lines below hold it to this form.
  const manifest = (await response.json()) as { name: string; icons: { src: string; type: string }[] }
  expect(manifest).toMatchObject({ name: 'Ashcombe', start_url: '/' })
  expect(manifest.icons).toHaveLength(3)
  for (const { src, type } of manifest.icons) {
    const icon = await get(src)
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
  }
  const links = [
    ...(await htmlAt('/')).matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
  ]
  expect(new Set(links.map(([, kind]) => kind))).toEqual(new Set(['icon', 'apple-touch-icon', 'manifest']))
  for (const [, , href = ''] of links) expect([href, (await get(href)).status]).toEqual([href, 200])
})
