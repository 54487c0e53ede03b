import type { APIRequestContext } from '@playwright/test'
import operations from '../../../web/operations.json' with { type: 'json' }
import { canonicalOf, isNoindex, structuredDataOf } from '../support/page-text.ts'
import { expect, test } from '../support/visitor-test.ts'

const address = '/api/graphql'
const [rulesId = ''] = Object.entries(operations).find(([, text]) => text.startsWith('query ShopRules')) ?? []

test('the shop tells that it is alive and ready', async ({ anyone }) => {
  expect((await anyone.get('/healthz')).status()).toBe(200)
  expect((await anyone.get('/readyz')).status()).toBe(200)
})

test('the shop tells its version to whoever asks, afresh each time', async ({ anyone }) => {
  const response = await anyone.get('/version.json')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['content-type']).toContain('application/json')
  expect(await response.json()).toEqual({ version: expect.stringMatching(/^\S+$/) })
})

test('along with its version the shop tells the time, but in a world, whose pages are never kept', async ({
  anyone,
  request,
}) => {
  const time = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/
  expect((await anyone.get('/version.json')).headers()['x-api-date']).toMatch(time)
  expect((await request.get('/version.json')).headers()).not.toHaveProperty('x-api-date')
})

test('robots are told where not to go', async ({ anyone }) => {
  const response = await anyone.get('/robots.txt')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await response.text()).toContain('User-agent: *')
})

test('a sitemap leads to every list and every piece, each page to be found and its own canonical address', async ({
  anyone,
}) => {
  const pathsAt = async (path: string) => {
    const response = await anyone.get(path)
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
    expect(response.headers()['cache-control']).toContain('s-maxage=60')
    const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
    return [...found].map(([, located = '']) => new URL(located).pathname)
  }
  const [lists = '', pieces = '', settings = '', content = '', stones = ''] = await pathsAt('/sitemap.xml')
  const onLists = await pathsAt(lists)
  expect(onLists).toContain('/rings/collection/platinum')
  expect(onLists).toContain('/create/gemstones/ruby')
  expect(onLists).not.toContain('/create/gemstones/lab-grown')
  expect(onLists.length).toBeGreaterThan(200)
  const every = [
    ...onLists,
    ...(await pathsAt(pieces)),
    ...(await pathsAt(settings)),
    ...(await pathsAt(content)),
  ]
  expect(every).toContain('/wedding-rings/plain/product/WR-00601/platinum/3-00/medium')
  expect(every).toContain('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  expect(every).toContain('/delivery-information')
  expect(new Set(every).size).toBe(every.length)
  const ofStones = await pathsAt(stones)
  expect(ofStones).toHaveLength(2000)
  const known = new Map<string, string>()
  const pictures = new Set<string>()
  const ofOneSetting = every.filter((path) => path.includes('/PR-00260/'))
  expect(ofOneSetting).toHaveLength(3)
  const sampled = every.filter((path, index) => index % 25 === 0 && !ofOneSetting.includes(path))
  const sample = [...sampled, ...ofOneSetting, ...ofStones.slice(0, 10)]
  for (const path of sample) {
    const response = await anyone.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(new URL(canonicalOf(html) ?? '').pathname, path).toBe(path)
    expect(isNoindex(html), path).toBe(false)
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    expect(kindsOf(html), path).toEqual(expect.arrayContaining(kindsAt(path)))
    pictures.add(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? path)
    for (const own of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const text = own.exec(html)?.[1] ?? ''
      expect(known.get(text), `${path}: ${text}`).toBeUndefined()
      known.set(text, path)
    }
  }
  expect(pictures.size).toBeGreaterThan(20)
  for (const picture of pictures) {
    const response = await anyone.get(picture)
    expect([picture, response.status()]).toEqual([picture, 200])
    expect(response.headers()['content-type'], picture).toMatch(/^image\//)
  }
  expect((await anyone.get('/sitemap-stones-9999.xml')).status()).toBe(404)
})

test.describe('the way to the API', () => {
  test('an operation of the shop is answered by its id', async ({ request }) => {
    const response = await request.post(address, { data: { documentId: rulesId, variables: {} } })
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(await response.json()).toMatchObject({ data: { getVat: { vat: 20 } } })
  })

  test('the answer lives in the visitor’s world', async ({ request, world }) => {
    await world.setClock('2026-12-02T00:00:00Z')
    const response = await request.post(address, { data: { documentId: rulesId, variables: {} } })
    expect(await response.json()).toMatchObject({ data: { listSales: [] } })
    expect(response.headers()['x-api-date']).toBe('Wed, 02 Dec 2026 00:00:00 GMT')
  })

  test('the API’s refusal reaches the page as it is', async ({ request }) => {
    const [listId = ''] =
      Object.entries(operations).find(([, text]) => text.includes('query SettingList')) ?? []
    const response = await request.post(address, { data: { documentId: listId, variables: { page: 1 } } })
    expect(response.status()).toBeLessThan(500)
    expect(await response.json()).toHaveProperty('errors')
  })

  test('an operation that is not the shop’s is refused', async ({ request }) => {
    await expectRefusal(request, { data: { documentId: `sha256:${'0'.repeat(64)}` } }, 404)
    await expectRefusal(request, { data: { documentId: 'constructor' } }, 404)
  })

  test('text of one’s own is refused', async ({ request }) => {
    await expectRefusal(request, { data: { query: '{ __schema { types { name } } }' } }, 400)
    await expectRefusal(request, { data: { documentId: 7, variables: {} } }, 400)
    await expectRefusal(request, { data: { documentId: rulesId, variables: 'all' } }, 400)
    await expectRefusal(request, { data: [] }, 400)
    await expectRefusal(
      request,
      { headers: { 'content-type': 'application/json' }, data: '{"documentId":' },
      400,
    )
  })

  test('only a POST of JSON is taken', async ({ request }) => {
    const got = await request.get(`${address}?documentId=${rulesId}`)
    expect([got.status(), got.headers()['allow']]).toEqual([405, 'POST'])
    const body = JSON.stringify({ documentId: rulesId })
    await expectRefusal(request, { headers: { 'content-type': 'text/plain' }, data: body }, 415)
    await expectRefusal(request, { form: { documentId: rulesId } }, 415)
  })

  test('a page of another site is refused', async ({ request }) => {
    const data = { documentId: rulesId }
    for (const site of ['cross-site', 'same-site', 'none']) {
      await expectRefusal(request, { data, headers: { 'sec-fetch-site': site } }, 403)
    }
    const own = await request.post(address, { data, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(own.status()).toBe(200)
  })

  test('a body that is too large is refused, whatever it says of its length', async ({
    request,
    shopUrl,
  }) => {
    const large = { documentId: rulesId, variables: { text: 'x'.repeat(70_000) } }
    await expectRefusal(request, { data: large }, 413)
    const streamed = await fetch(`${shopUrl}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([JSON.stringify(large)]).stream(),
      // What the types of browsers lack, and Node asks for.
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })

  test('an API that is away is a 503', async ({ request, world }) => {
    await world.setFaults({ kind: 'dropped-connection', operation: 'ShopRules' })
    await expectRefusal(request, { data: { documentId: rulesId } }, 503)
  })
})

test('a report of a browser is taken without a word, however it is written', async ({ anyone }) => {
  for (const data of ['{"kind":"error","message":"x"}', 'not JSON', 'x'.repeat(8000)]) {
    const response = await anyone.post('/api/reports', {
      headers: { 'content-type': 'application/json' },
      data,
    })
    expect([response.status(), await response.text()]).toEqual([204, ''])
  }
})

async function expectRefusal(
  request: APIRequestContext,
  options: Parameters<APIRequestContext['post']>[1],
  status: number,
): Promise<void> {
  const response = await request.post(address, options)
  expect(response.status()).toBe(status)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/\S/) }] })
}

/** What a page says that it is, to search engines. */
function kindsOf(html: string): unknown[] {
  return structuredDataOf(html).map((thing) => thing['@type'])
}

/** What a page at an address has to say that it is (rules/products#structured-data). */
function kindsAt(path: string): string[] {
  if (path === '/') return ['Organization', 'WebSite', 'JewelryStore', 'JewelryStore', 'JewelryStore']
  if (path.startsWith('/gemstone/')) return ['Product']
  if (path.startsWith('/create/')) return []
  return path.includes('/product/') ? ['BreadcrumbList', 'Product'] : []
}
