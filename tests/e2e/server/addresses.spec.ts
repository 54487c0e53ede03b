import { builtPages } from '@shop/schema/domain/testing/site-map'
import { ringSlugs } from '@shop/schema/domain/testing/site-map-slugs'
import { expect, test } from '../support/visitor-test.ts'

const list = '/create/engagement-ring'
const detail = `${list}/product`

const noSetting = 'We do not have this setting'
const noShape = 'This setting is not made in that shape'
const noMetal = 'This setting is not made in that metal'
const notFoundText = 'Sorry, the page you are looking for does not exist or is currently unavailable.'

test('every page that is built answers, another spelling of a filter after one hop', async ({ request }) => {
  const addresses = Object.values(builtPages).flat()
  expect(addresses.length).toBeGreaterThan(ringSlugs.length)
  const spellings = /\/pearl$/
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: spellings.test(address) ? 1 : 0 })
    expect([address, response.status()]).toEqual([address, 200])
  }
})

// The shortcuts of the ring list (rules/routes#create-routes).
const shortcuts =
  'round-brilliant princess-cut cushion-cut oval-shape pear-shape emerald-cut heart-shape radiant-cut asscher-cut marquise-cut solitaire shoulder-set halo 3-stone platinum yellow-gold rose-gold white-gold'
for (const slug of shortcuts.split(' ')) {
  test(`the shortcut ${slug} shows a list`, async ({ request }) => {
    const response = await request.get(`${list}/${slug}`, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('engagement ring settings')
  })
}

const unknown = [
  ['a page nobody knows', '/nowhere'],
  ['a page below one that exists', '/create'],
  ['a kind nobody makes', '/create/bracelet'],
  ['an attribute nobody knows', `${list}/chocolate`],
  ['a metal that is not offered on the list', `${list}/palladium`],
  ['two shapes at once', `${list}/oval-shape_pear-shape`],
  ['an order nobody knows', `${list}/sort-sideways`],
  ['two orders at once', `${list}/sort-newest_sort-price-asc`],
  ['the name of something every object has', `${list}/constructor`],
  ['an empty attribute', `${list}/halo_`],
  ['more parts than a list has', `${list}/halo/platinum`],
  ['an sku that is longer than any', `${detail}/PR-${'9'.repeat(300)}`],
  ['a word that is longer than any', `${list}/${'a'.repeat(2000)}`],
  ['a shape without a metal', `${detail}/PR-00208/emerald-cut`],
  ['more parts than a setting has', `${detail}/PR-00208/emerald-cut/yellow-gold/large`],
  ['a file that is not there', '/static/nothing.js'],
] as const
/** Settings that are not made so: their page says what is not there, and leads to what is. */
const lost = [
  ['an sku nobody made', `${detail}/PR-99999`, noSetting],
  ['an sku in another form', `${detail}/six-claw-solitaire`, noSetting],
  ['a shape nobody cuts', `${detail}/PR-00208/hexagon/yellow-gold`, noShape],
  ['a shape the design is not made in', `${detail}/PR-00208/round-brilliant/yellow-gold`, noShape],
  ['a metal nobody knows', `${detail}/PR-00208/emerald-cut/bronze`, noMetal],
  ['a metal the design is not made in', `${detail}/PR-00208/emerald-cut/palladium`, noMetal],
  ['a carat the design is not made in', `${detail}/PR-00205/oval-shape/9ct-yellow-gold`, noMetal],
] as const
for (const [what, path, text] of [...unknown.map((each) => [...each, notFoundText] as const), ...lost]) {
  test(`${what} is not found: ${path.slice(0, 80)}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(text)
    expect(response.headers()['cache-control']).toBe('no-store')
  })
}

for (const path of ['/%E0%A4%A', '/create/engagement-ring/%E0%A4%A', '/%00', '/create/%2e%2e/secret']) {
  test(`an address that cannot be read is no error of the shop: ${path}`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(notFoundText)
  })
}

const moved = [
  ['another letter case', '/Create/Engagement-Ring', list],
  ['another letter case of an attribute', `${list}/Rose-Gold`, `${list}/rose-gold`],
  ['an sku in lower case', `${detail}/pr-00208`, `${detail}/PR-00208`],
  [
    'a setting in another letter case',
    '/CREATE/Engagement-Ring/Product/pr-00208/Emerald-Cut/YELLOW-GOLD',
    `${detail}/PR-00208/emerald-cut/yellow-gold`,
  ],
  ['attributes in another order', `${list}/halo_oval-shape`, `${list}/oval-shape_halo`],
  ['an order in front', `${list}/sort-price-asc_platinum`, `${list}/platinum_sort-price-asc`],
  ['an attribute twice', `${list}/halo_halo`, `${list}/halo`],
  [
    'everything at once',
    `/Create/Engagement-Ring/PLATINUM_halo_Oval-Shape`,
    `${list}/oval-shape_halo_platinum`,
  ],
  ['an old address in another letter case with a slash', '/Create-Engagement-Rings/', list],
  ['an old family of addresses', '/start-with-a-diamond/round/0-70', list],
  // These have another spelling in the singular (rules/routes#two-spellings).
  ['an older spelling', '/create/gemstones/4711/engagement-ring', '/create/gemstones/4711/engagement-rings'],
  ['an older spelling', '/create/gemstones/4711/pendant/', '/create/gemstones/4711/pendants'],
] as const
for (const [what, path, target] of moved) {
  test(`${what} moves in one hop: ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, target])
    const arrived = await request.get(target, { maxRedirects: 0 })
    expect([200, 404]).toContain(arrived.status())
  })
}

test('a redirect keeps the query, which the server never strips', async ({ request }) => {
  const response = await request.get('/Create/Engagement-Ring?gclid=Abc&utm_source=x', { maxRedirects: 0 })
  expect(response.headers()['location']).toBe('/create/engagement-ring?gclid=Abc&utm_source=x')
  const page = await request.get('/create/engagement-ring?gclid=Abc&q=1.50&id=12345678901234567890', {
    maxRedirects: 0,
  })
  expect(page.status()).toBe(200)
})

for (const path of ['//example.com/Create', '//EXAMPLE.com', '/\\Example.com', '///Example.com/%2e%2e']) {
  test(`a redirect never leads to another shop: ${path}`, async ({ shopUrl }) => {
    // Not through the client, which would tidy the address up.
    const response = await fetch(`${shopUrl}${path}`, { redirect: 'manual' })
    const location = response.headers.get('location')
    if (location !== null) expect(new URL(location, shopUrl).origin).toBe(new URL(shopUrl).origin)
    else expect([400, 404]).toContain(response.status)
  })
}

const withSlash = [
  '/create/engagement-ring/',
  `${list}/halo/`,
  `${detail}/PR-00208/`,
  `${detail}/PR-00208/emerald-cut/yellow-gold/`,
]
for (const path of withSlash) {
  test(`${path} answers as without the slash, and names that as canonical`, async ({ request, shopUrl }) => {
    const [slashed, plain] = await Promise.all([
      request.get(path, { maxRedirects: 0 }),
      request.get(path.slice(0, -1), { maxRedirects: 0 }),
    ])
    expect([slashed.status(), plain.status()]).toEqual([200, 200])
    const canonical = canonicalLink(await slashed.text())
    expect(canonical).toBe(canonicalLink(await plain.text()))
    expect(canonical?.startsWith(`${shopUrl}${path.slice(0, -1)}`)).toBe(true)
    expect(canonical?.endsWith('/')).toBe(false)
  })
}

const canonicals = [
  ['/', '/'],
  [list, list],
  [`${list}/oval-shape_halo_sort-newest`, `${list}/oval-shape_halo_sort-newest`],
  [`${detail}/PR-00201/round-brilliant/platinum`, `${detail}/PR-00201/round-brilliant/platinum`],
  [`${detail}/PR-00201`, `${detail}/PR-00201/round-brilliant/platinum`],
] as const
for (const [path, canonical] of canonicals) {
  test(`${path} names ${canonical} as canonical`, async ({ request, shopUrl }) => {
    const response = await request.get(path)
    expect(canonicalLink(await response.text())).toBe(`${shopUrl}${canonical}`)
  })
}

for (const path of ['/', list, `${detail}/PR-00201`, '/jewellery/collection', '/nowhere']) {
  test(`every link on ${path} leads to a page that exists`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const links = new Set(
      [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].flatMap(([, href]) => (href ? [href] : [])),
    )
    expect(links.size).toBeGreaterThan(15)
    for (const link of links) {
      const response = await request.get(link, { maxRedirects: 0 })
      expect([link, response.status()]).toEqual([link, 200])
    }
  })
}

test('a page is read with GET or HEAD only', async ({ request }) => {
  const head = await request.head(list)
  expect([head.status(), await head.text()]).toEqual([200, ''])
  const post = await request.post(list, { data: {} })
  expect([post.status(), post.headers()['allow']]).toEqual([405, 'GET, HEAD'])
})

function canonicalLink(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
}
