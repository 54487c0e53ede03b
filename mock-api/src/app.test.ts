import { scenarioNames } from '@shop/schema/http/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from './app.ts'
import { ask } from './testing/ask.ts'
import { createWorldClient, type WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient

beforeEach(() => {
  mockApi = createMockApi({ now: '2026-11-25T10:00:00Z' })
  worlds = createWorldClient('http://mock.test', mockApi.fetch)
})
afterEach(() => mockApi.close())

const vat = 'query Vat { getVat { vat } }'

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return mockApi.fetch(new Request(`http://mock.test${path}`, init))
}

describe('addresses', () => {
  it('says that it is ready', async () => {
    const response = await get('/healthz')
    expect(response.status).toBe(200)
  })

  it('lists its worlds on the front page', async () => {
    await worlds.create({ id: 'mine' })
    const html = await (await get('/')).text()
    expect(html).toContain('<code>default</code>')
    expect(html).toContain('<code>mine</code>')
    expect(html).toContain('href="/graphql"')
  })

  it('says on the front page who can sign in, and where messages are', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain(
      'Niamh O’Brien: <code>niamh.obrien@example.com</code>, password <code>marquise-lantern-7</code>',
    )
    expect(html).toContain('Zoë 李: <code>li.zoe@example.com</code>, password <code>opal-harbour-19</code>')
    expect(html).toContain('href="/outbox"')
  })

  it('names on the front page the codes that a basket takes', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<code>BANDS10</code><td>10% off wedding rings<td>2026-10-26 to 2027-01-24')
    expect(html).toContain('<code>GIFT-250-LARK</code><td>£250.00 at the start<td>to 2027-09-21')
  })

  it('names on the front page the cards that can be paid with', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('<code>4242 4242 4242 4242</code><td>Visa<td>Paid')
    expect(html).toContain('<code>4000 0000 0000 9995</code><td>Visa<td>Declined, not enough money')
    expect(html).toContain('The bank’s code is <code>123456</code>')
  })

  it('lists on the front page every scenario, and how to choose one', async () => {
    const html = await (await get('/')).text()
    for (const name of scenarioNames) expect(html).toContain(`<dt><code>${name}</code><dd>`)
    expect(html).toContain('See <a href="http://localhost:3000/gemstone/100010">/gemstone/100010</a>.')
    expect(html).toContain('<code>niamh.obrien@example.com</code>')
    expect(html).toContain('/worlds/mine/scenario')
  })

  it('links to what it does not prove', async () => {
    expect(await (await get('/')).text()).toContain('href="/limits"')
    const html = await (await get('/limits')).text()
    expect(html).toContain('<h1>What the mock does not prove</h1>')
    for (const what of ['Speed', 'Real data', 'Payment', 'That the real API does the same']) {
      expect(html).toContain(`<th scope="row">${what}<td>`)
    }
    expect(html).toContain('12 levels or cost more than 20,000')
    expect(html).toContain('href="/"')
  })

  it('answers HEAD as GET, without the body', async () => {
    const response = await get('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe('')
  })

  it('answers HEAD by what the request says of itself', async () => {
    const headers = { 'api-key': 'test', channelId: '1' }
    const path = '/graphql?query={getVat{vat}}'
    expect((await get(path, { method: 'HEAD', headers })).status).toBe(200)
  })

  it.each([
    '{ list: listDesigns(categoryId: "1", pageSize: 1) { items { assets { asset { source } } } } }',
    '{ list: listGemstones(gemType: [NATURAL_DIAMOND], pageSize: 1) { items { assets { source } } } }',
  ])('shows the pictures that are named by %s', async (query) => {
    const { data } = await ask(mockApi, query)
    const [source] = /\/assets\/[^"]+/.exec(JSON.stringify(data)) ?? ['none']
    const { status, headers } = await get(source)
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  })

  it('shows the pictures that content alone has', async () => {
    expect((await get('/assets/content/three-stone-drawn.webp')).status).toBe(200)
  })

  it('knows nothing else', async () => {
    const response = await get('/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  })

  it('takes only GET where there is nothing to write', async () => {
    const response = await get('/healthz', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })
})

describe('a mock that is closed', () => {
  it('has given its world up', async () => {
    const api = createMockApi()
    expect(await ask(api, vat)).toMatchObject({ status: 200 })
    api.close()
    await expect(ask(api, vat)).rejects.toThrow('database is not open')
  })
})

describe('ids of new worlds', () => {
  async function madeUpIds(seed: number | undefined): Promise<string[]> {
    const api = createMockApi({ seed })
    const client = createWorldClient('http://mock.test', api.fetch)
    const ids = [(await client.create()).id, (await client.create()).id]
    api.close()
    return ids
  }

  it('are the same in every run with the same seed', async () => {
    const ids = await madeUpIds(7)
    expect(await madeUpIds(7)).toEqual(ids)
    expect(new Set([...ids, ...(await madeUpIds(8))]).size).toBe(4)
  })

  it('never come back without a seed', async () => {
    expect(new Set([...(await madeUpIds(undefined)), ...(await madeUpIds(undefined))]).size).toBe(4)
  })
})

describe('the time of an answer', () => {
  beforeEach(async () => {
    await worlds.create({ id: 'mine' })
    await worlds.setClock('mine', '2026-12-18T14:05:00Z')
    await worlds.setClock('default', '2027-03-01T00:00:00Z')
  })

  it.each(['/healthz', '/', '/nothing', '/assets/nothing'])('is that of the world at %s', async (path) => {
    const mine = await get(path, { headers: { world: 'mine' } })
    expect(mine.headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
    const other = await get(path)
    expect(other.headers.get('date')).toBe('Mon, 01 Mar 2027 00:00:00 GMT')
  })

  it('is that of the world the request names, by header or by cookie', async () => {
    const byHeader = await ask(mockApi, vat, { headers: { world: 'mine' } })
    expect(byHeader.headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
    const byCookie = await ask(mockApi, vat, { headers: { cookie: 'a=b; world=mine' } })
    expect(byCookie.headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
    const both = await ask(mockApi, vat, { headers: { world: 'default', cookie: 'world=mine' } })
    expect(both.headers.get('date')).toBe('Mon, 01 Mar 2027 00:00:00 GMT')
  })

  it.each(['/worlds/mine', '/worlds/mine/webhooks'])(
    'is that of the world it is about at %s',
    async (path) => {
      expect((await get(path)).headers.get('date')).toBe('Fri, 18 Dec 2026 14:05:00 GMT')
    },
  )

  it('is that of a new world where that is the answer', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await get('/worlds', { method: 'POST', headers, body: '{"id":"new"}' })
    expect(response.headers.get('date')).toMatch(/^Wed, 25 Nov 2026 10:0/)
  })

  it('is that of the world in the address of a page of the provider, the lender or the outbox, and of no other page', async () => {
    const dates = ['/pay/none', '/finance/none', '/outbox', '/worlds'].map(async (path) =>
      (await get(`${path}?world=mine`)).headers.get('date'),
    )
    const [mine, other] = ['Fri, 18 Dec 2026 14:05:00 GMT', 'Mon, 01 Mar 2027 00:00:00 GMT']
    expect(await Promise.all(dates)).toEqual([mine, mine, mine, other])
  })
})

describe('many worlds at once', () => {
  it('each answer by their own clock, whatever the order of the requests', async () => {
    const days = Array.from({ length: 20 }, (_, index) => ({ id: `w${index}`, isSale: index % 2 === 0 }))
    for (const { id, isSale } of days) {
      await worlds.create({ id })
      await worlds.setClock(id, isSale ? '2026-11-25T10:00:00Z' : '2026-12-24T10:00:00Z')
    }
    const asked = [...days, ...days.toReversed(), ...days].map(async ({ id, isSale }) => {
      const { data, headers } = await ask(mockApi, '{ listSales(isActive: true) { id } }', {
        headers: { world: id },
      })
      return { isSale, data, date: headers.get('date') }
    })
    for (const { isSale, data, date } of await Promise.all(asked)) {
      expect(data).toEqual({
        listSales: isSale ? [{ id: '32' }, { id: '40' }, { id: '38' }, { id: '35' }] : [],
      })
      expect(date).toBe(isSale ? 'Wed, 25 Nov 2026 10:00:00 GMT' : 'Thu, 24 Dec 2026 10:00:00 GMT')
    }
  })
})

describe('a world that is not there', () => {
  it('is refused as unknown', async () => {
    const answer = await ask(mockApi, vat, { headers: { cookie: 'world=nowhere' } })
    expect(answer).toMatchObject({ status: 404, errors: [{ extensions: { code: 'WORLD_UNKNOWN' } }] })
  })

  it('is refused as gone when it was there before', async () => {
    await worlds.create({ id: 'mine' })
    await worlds.remove('mine')
    const answer = await ask(mockApi, vat, { headers: { world: 'mine' } })
    expect(answer).toMatchObject({ status: 410, errors: [{ extensions: { code: 'WORLD_GONE' } }] })
  })

  it('is refused when it goes while a request is delayed', async () => {
    await worlds.create({ id: 'mine' })
    await worlds.setFaults('mine', [{ kind: 'delay', operation: '*', delayMs: 5 }])
    const asked = ask(mockApi, vat, { headers: { world: 'mine' } })
    await worlds.remove('mine')
    expect(await asked).toMatchObject({ status: 410 })
  })
})

describe('faults', () => {
  const other = 'query Other { getVat { vat } }'

  it('answer with a GraphQL error and its message', async () => {
    await worlds.setFaults('default', [
      { kind: 'graphql-error', operation: 'Vat', message: 'No rate today.' },
    ])
    const answer = await ask(mockApi, vat)
    expect(answer).toMatchObject({ status: 200, data: null, errors: [{ message: 'No rate today.' }] })
    expect(await ask(mockApi, other)).toMatchObject({ data: { getVat: { vat: 20 } } })
  })

  it('answer with HTTP 500 and no JSON', async () => {
    await worlds.setFaults('default', [{ kind: 'http-500', operation: '*' }])
    await expect(ask(mockApi, vat)).rejects.toThrow(SyntaxError)
  })

  it('drop the connection, as a failing network does', async () => {
    await worlds.setFaults('default', [{ kind: 'dropped-connection', operation: 'Vat' }])
    await expect(ask(mockApi, vat)).rejects.toThrow('The connection was dropped')
  })

  it('delay an answer', async () => {
    await worlds.setFaults('default', [{ kind: 'delay', operation: 'Vat', delayMs: 30 }])
    const startedMs = performance.now()
    expect(await ask(mockApi, vat)).toMatchObject({ data: { getVat: { vat: 20 } } })
    // A timer may fire a fraction of a millisecond early.
    expect(performance.now() - startedMs).toBeGreaterThan(29)
  })

  it('stop delaying when the caller goes away', async () => {
    await worlds.setFaults('default', [{ kind: 'delay', operation: '*', delayMs: 60_000 }])
    const caller = new AbortController()
    const request = new Request('http://mock.test/graphql?query={getVat{vat}}', {
      headers: { 'api-key': 'test', channelId: '1' },
      signal: caller.signal,
    })
    const asked = mockApi.fetch(request)
    caller.abort()
    await expect(asked).rejects.toThrow('aborted')
  })

  it('follow the operation that is named where a document has several', async () => {
    await worlds.setFaults('default', [{ kind: 'graphql-error', operation: 'Other' }])
    const document = { query: `${vat} ${other}` }
    const request = (operationName: string) =>
      get('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': 'test', channelId: '1' },
        body: JSON.stringify({ ...document, operationName }),
      })
    expect(await (await request('Vat')).json()).toHaveProperty('data.getVat')
    expect(await (await request('Other')).json()).toHaveProperty('errors')
  })

  it('pass after as many requests as they are set for', async () => {
    await worlds.setFaults('default', [{ kind: 'graphql-error', operation: 'Vat', remaining: 1 }])
    expect(await ask(mockApi, vat)).toHaveProperty('errors')
    expect(await ask(mockApi, vat)).not.toHaveProperty('errors')
  })
})
