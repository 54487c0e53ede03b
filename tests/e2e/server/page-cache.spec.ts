import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'
import { startOwnApi, type OwnApi } from '../support/own-api.ts'
import { startOwnShop, stopServers, type OwnShop } from '../support/servers.ts'

// One shop for all of them; each test asks for pages of its own.
test.describe.configure({ mode: 'default' })

let api: OwnApi
let shop: OwnShop

test.beforeAll(async () => {
  api = await startOwnApi()
  shop = await startOwnShop('page-cache', api.url, { env: { PAGE_CACHE_MB: '4' } })
})
test.beforeEach(() => api.reset())
test.afterAll(async () => {
  await stopServers()
  api.close()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${shop.url}${path}`, { headers })

test('asking for the headers of a page leaves it whole for the next visitor', async () => {
  const head = await fetch(`${shop.url}/rings/collection`, { method: 'HEAD' })
  const page = await get('/rings/collection', { 'accept-encoding': 'identity' })
  const html = await page.text()
  expect(html).toContain('<h1')
  expect(head.status).toBe(200)
  expect(page.headers.get('content-length')).toBe(String(Buffer.byteLength(html)))
})

test('an article is read without its pieces while they cannot be had, and with them soon after', async () => {
  const path = '/learn/diamonds/carat'
  api.isAway = true
  const lacking = await get(path)
  expect([lacking.status, lacking.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect(await lacking.text()).not.toContain('/product/')
  api.isAway = false
  const read = async () => (await get(path)).text()
  await expect.poll(read, { timeout: 15_000 }).toContain('/product/')
  api.isAway = true
  expect(await read()).toContain('/product/')
})

test('what one visitor accepts is not what another gets', async () => {
  const path = '/earrings/collection'
  const release = api.hold()
  const visits = ['application/json', 'image/webp', 'text/html'].map((accept) => get(path, { accept }))
  await expect.poll(() => api.calls.length).toBeGreaterThan(0)
  release()
  for (const visit of visits) {
    const page = await visit
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<h1')
  }
})

test('the first visitor hanging up takes the page from none of the others', async () => {
  const path = '/bracelets/collection'
  const release = api.hold()
  const first = ask(`${shop.url}${path}`)
  // The error that hanging up is to itself.
  first.on('error', () => {}).end()
  await expect.poll(() => api.calls.length).toBeGreaterThan(0)
  const others = Array.from({ length: 10 }, () => get(path))
  // They have all come before the first one goes.
  for (const _ of others) await get('/healthz')
  await new Promise((resolve) => first.once('close', resolve).destroy())
  // The shop has seen the one go before it answers the next.
  await get('/healthz')
  release()
  for (const other of others) {
    const page = await other
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<h1')
  }
})

test('of two visitors at once the one who is signed in is told apart from nobody', async () => {
  const path = '/gemstone/100010'
  const release = api.hold()
  const visits = [get(path, { authorization: 'Bearer of-the-first' }), get(path)]
  await expect.poll(() => api.calls.length).toBeGreaterThan(0)
  release()
  const [first, second] = await Promise.all(visits.map(async (visit) => (await visit).text()))
  expect(second).toContain('1.00 ct Round diamond')
  expect(first).toBe(second)
  expect(api.calls.map(({ authorization }) => authorization)).not.toContain('Bearer of-the-first')
})

test('visitors of one address who read different languages are each kept a page of their own', async () => {
  const path = '/gemstone/100011'
  const textIn = async (cookie: string) => (await get(path, { cookie })).text()
  // A language is brought when it is first asked for.
  await get('/contact', { cookie: 'language=fr' })
  const release = api.hold()
  api.calls = []
  const visits = ['language=fr', '', 'language=fr', 'language=en'].map((cookie) => textIn(cookie))
  // One rendering for each language is under way.
  await expect.poll(() => api.calls.length).toBe(2)
  release()
  const [french, english, frenchToo, englishToo] = await Promise.all(visits)
  expect(french).toContain('<html lang="fr"')
  expect(english).toContain('<html lang="en-GB"')
  expect(frenchToo).toBe(french)
  expect(englishToo).toBe(english)
  // From the cache alone, in either order, and whatever else is in the cookies.
  api.isAway = true
  expect(await textIn('language=en')).toBe(english)
  expect(await textIn('seen=1; language=fr')).toBe(french)
  expect(await textIn('')).toBe(english)
})

test('a cookie that names no language gets the page of English, and leaves no page of its own', async () => {
  const path = '/gemstone/100012'
  const english = await (await get(path)).text()
  api.isAway = true
  for (const language of ['xx', 'FR', 'fr-FR', '%00', '../de', 'f'.repeat(3000), 'fr de', '"fr"']) {
    const page = await get(path, { cookie: `language=${language}` })
    expect([language.slice(0, 9), page.status, await page.text()]).toEqual([
      language.slice(0, 9),
      200,
      english,
    ])
  }
})

test('a flood of filters that nobody asks for twice passes by what is asked for often', async () => {
  await get('/necklaces/collection')
  await get('/necklaces/collection')
  const filters = Array.from({ length: 80 }, (_, index) => `/create/gemstones/price-1-to-${index + 2}`)
  for (const path of filters) expect([path, (await get(path)).status]).toEqual([path, 200])
  api.isAway = true
  expect((await get('/necklaces/collection')).status).toBe(200)
  // The memory that they took is free again.
  expect((await get(filters[0] ?? '')).status).toBe(503)
})

test('a page is compressed as each visitor takes it', async () => {
  const path = '/create/engagement-ring/halo'
  const [html, ...others] = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const page = await get(path, { 'accept-encoding': encoding })
      const isAsked = page.headers.get('content-encoding') === (encoding === 'identity' ? null : encoding)
      return { isAsked, vary: page.headers.get('vary'), text: await page.text() }
    }),
  )
  expect(html).toMatchObject({ isAsked: true, vary: 'accept-encoding, cookie' })
  expect(others).toEqual([html, html])
})

test('searches beyond those under way are told to come again, and keep nobody from the other pages', async () => {
  await get('/')
  const release = api.hold()
  const underWay = Array.from({ length: 8 }, (_, number) => get(`/search?q=ring${number}`))
  await expect.poll(() => api.calls.filter(({ operation }) => operation === 'GlobalSearch').length).toBe(8)
  const refused = await get('/search?q=one-more')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.text()).toContain('very busy')
  expect((await get('/')).status).toBe(200)
  release()
  for (const search of underWay) expect((await search).status).toBe(200)
})

test('a picture at an address that would run a script leaves the page standing without it', async () => {
  api.alter = (body) => body.replaceAll(/"(source|smallSource)":"[^"]*"/g, '"$1":"javascript:alert(1)"')
  for (const path of [
    '/rings/product/RI-00801/rose-gold',
    '/create/pendant',
    '/gemstone/100020',
    '/create/engagement-ring/product/PR-00204/round-brilliant/platinum',
  ]) {
    const page = await get(path)
    const html = await page.text()
    expect([path, page.status]).toEqual([path, 200])
    expect(html).toMatch(/<img src="\/(?:placeholder-300X300|Shapes\/[a-z-]+)\.webp"/)
    expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toContain('javascript:')
  }
})
